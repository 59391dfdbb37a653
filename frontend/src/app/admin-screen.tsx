import { AdminPage } from '../features/admin/admin-page';
import { lazyPart } from '../lib/loading/lazy';
import { SkeletonCards } from '../ui/feedback/skeleton-cards';

/** The profile's, shown in the console too. */
const SignInCards = lazyPart(
  async () => (await import('../features/profile/settings-page/sign-in-cards')).SignInCards,
  <SkeletonCards count={3} label="Loading your account" />,
);

/** The console, with how its administrator signs in. */
export function AdminScreen() {
  return <AdminPage signIn={<SignInCards />} />;
}
