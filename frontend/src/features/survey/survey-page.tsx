import { PageMain } from '../../ui/page-main';

export function SurveyPage() {
  return (
    <PageMain title="SurveyPage">
      <h1>SurveyPage</h1>
    </PageMain>
  );
}
