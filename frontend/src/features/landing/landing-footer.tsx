import { PATHS } from '../../lib/paths';
import { HomeLink } from './brand';

const LINKS = [
  ['Privacy Policy', PATHS.privacy],
  ['Terms & Conditions', PATHS.terms],
  ['Contact', PATHS.contact],
] as const;

export function LandingFooter() {
  return (
    <footer className="foot">
      <div className="wide">
        <HomeLink />
        <nav aria-label="About">
          {LINKS.map(([label, path]) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
        <p>© 2026 Heart &amp; Head. For adults, 18 and over.</p>
      </div>
    </footer>
  );
}
