import { PageMain } from '../../ui/page-main';
export function LandingPage() {
  return (
    <PageMain title="Welcome">
      <h1>Welcome</h1>
    </PageMain>
  );
}
