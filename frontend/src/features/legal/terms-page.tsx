import { LegalPage } from './legal-page';
import { TERMS_OF_SERVICE } from './terms/terms-of-service';

export function TermsPage() {
  return <LegalPage document={TERMS_OF_SERVICE} />;
}
