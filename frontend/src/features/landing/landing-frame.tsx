import { PATHS } from '../../lib/paths';

/** Two strokes, head and heart, that join to form a heart. */
function LandingMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path className="head" d="M22.4 11.4L16 21.4" />
      <path className="heart" d="M9.6 11.4L16 21.4" />
    </svg>
  );
}

function HomeLink() {
  return (
    <a className="home" href="/" aria-label="Heart &amp; Head home">
      <LandingMark />
      <span>
        Heart <i>&amp;</i> Head
      </span>
    </a>
  );
}

const ANCHORS = [
  ['How It Works', '#how-it-works'],
  ['Features', '#features'],
  ['The Science', '#the-science'],
  ['FAQ', '#faq'],
] as const;

export function LandingHeader() {
  return (
    <header className="top" data-header>
      <div className="bar">
        <HomeLink />
        <nav aria-label="On this page">
          {ANCHORS.map(([label, target]) => (
            <a key={target} href={target}>
              {label}
            </a>
          ))}
        </nav>
        <form action="/auth" method="get" data-signin>
          <input type="hidden" name="mode" value="login" />
          <button type="submit" className="button quiet">
            Sign In
          </button>
        </form>
      </div>
    </header>
  );
}

/** After an account is deleted. It takes the focus, so that it is read out first. */
export function Farewell() {
  return (
    <p className="farewell" tabIndex={-1} data-farewell hidden>
      Your account and everything in it have been deleted. All the best!
    </p>
  );
}

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
