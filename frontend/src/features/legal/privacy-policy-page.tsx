import { LegalPage } from './legal-page';
import { PRIVACY_POLICY } from './privacy/privacy-policy';

export function PrivacyPolicyPage() {
  return <LegalPage document={PRIVACY_POLICY} />;
}
