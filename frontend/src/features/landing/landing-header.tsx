import { HomeLink } from './brand';

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
