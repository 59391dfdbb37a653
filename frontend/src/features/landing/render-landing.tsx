import { renderToStaticMarkup } from 'react-dom/server';
import { LandingContent } from './landing-content';

/** The page as HTML, for the build. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <LandingContent />
    </>,
  );
}
