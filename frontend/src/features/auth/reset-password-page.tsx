import { PageMain } from '../../ui/page-main';

export function ResetPasswordPage() {
  return (
    <PageMain title="ResetPasswordPage">
      <h1>ResetPasswordPage</h1>
    </PageMain>
  );
}
