import { PageMain } from '../../ui/page-main';

export function ConfirmEmailPage() {
  return (
    <PageMain title="ConfirmEmailPage">
      <h1>ConfirmEmailPage</h1>
    </PageMain>
  );
}
