import { PageMain } from '../../ui/page-main';

export function ConfirmationPage() {
  return (
    <PageMain title="ConfirmationPage">
      <h1>ConfirmationPage</h1>
    </PageMain>
  );
}
