import { usePageTitle } from '../../lib/page-title';
import { TAGLINE } from '../layout/brand';

/** What stands on the page before the script is here, word for word and with the same styles, so that nothing moves. */
export function ScreenLoading() {
  usePageTitle('Loading');
  return (
    <main id="main" className="starting">
      <p className="words">{TAGLINE}</p>
      <h1>Loading...</h1>
    </main>
  );
}
