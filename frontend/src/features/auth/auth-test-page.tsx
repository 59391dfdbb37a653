import { PageMain } from '../../ui/page-main';

export function AuthTestPage() {
  return (
    <PageMain title="AuthTestPage">
      <h1>AuthTestPage</h1>
    </PageMain>
  );
}
