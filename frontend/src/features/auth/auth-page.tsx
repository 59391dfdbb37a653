import { PageMain } from '../../ui/page-main';

export function AuthPage() {
  return (
    <PageMain title="AuthPage">
      <h1>AuthPage</h1>
    </PageMain>
  );
}
