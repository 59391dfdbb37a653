import { PageMain } from '../../ui/page-main';

export function AuthOriginalPage() {
  return (
    <PageMain title="AuthOriginalPage">
      <h1>AuthOriginalPage</h1>
    </PageMain>
  );
}
