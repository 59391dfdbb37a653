import { PATHS } from '../app/paths';
import { NavButton } from './nav-button';
import { PageHeader } from './page-header';

/** The way on from a page that anybody reads; nothing while it is not known who does. */
export function PublicHeader({ reader }: { reader: 'unknown' | 'visitor' | 'user' }) {
  return (
    <PageHeader>
      {reader === 'user' && (
        <NavButton to={PATHS.dashboard} variant="outlined">
          Back to Dashboard
        </NavButton>
      )}
      {reader === 'visitor' && (
        <NavButton to={PATHS.signIn} variant="outlined">
          Sign In
        </NavButton>
      )}
    </PageHeader>
  );
}
