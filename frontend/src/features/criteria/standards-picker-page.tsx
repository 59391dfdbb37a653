import { PageMain } from '../../ui/page-main';

export function StandardsPickerPage() {
  return (
    <PageMain title="StandardsPickerPage">
      <h1>StandardsPickerPage</h1>
    </PageMain>
  );
}
