import { PageMain } from '../../ui/page-main';

export function CriteriaSelectionPage() {
  return (
    <PageMain title="CriteriaSelectionPage">
      <h1>CriteriaSelectionPage</h1>
    </PageMain>
  );
}
