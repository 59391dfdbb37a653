import { usePageTitle } from '../../lib/page-title';
import { TAGLINE } from '../layout/brand';

/** Matches the static page that shows before the script loads, text and styles alike, so that nothing shifts. */
export function ScreenLoading() {
  usePageTitle('Loading');
  return (
    <main id="main" className="starting">
      <p className="words">{TAGLINE}</p>
      <h1>Loading...</h1>
    </main>
  );
}
