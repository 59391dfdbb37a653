import { PageMain } from '../../ui/page-main';

export function CreateAccountPage() {
  return (
    <PageMain title="CreateAccountPage">
      <h1>CreateAccountPage</h1>
    </PageMain>
  );
}
