import type { PasskeyAssertion, PasskeyAttestation } from '#contract/account/second-factor';
import type { Passkey } from '../factor';

/** What registering a passkey reveals about it. */
export type PasskeyFacts = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Checks what browsers answer: signature, origin, this site's id, the challenge, and that the authenticator verified
 * its user. Answers may have any shape; one that is malformed is not genuine.
 */
export abstract class PasskeyVerifier {
  /** Null when the answer is not genuine. */
  abstract verifyNew(answer: PasskeyAttestation, challenge: string): Promise<PasskeyFacts | null>;
  /** The signature counter; null when the answer is not genuine or the counter did not go up. */
  abstract verifyUse(answer: PasskeyAssertion, challenge: string, passkey: Passkey): Promise<number | null>;
}
