import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/account/second-factor';
import type { Passkey } from '../factor';

/** COSE numbers of EdDSA, ES256 and RS256, which every authenticator has one of. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;
/** How long the browser waits for the user; the challenge is good for as long. */
export const PASSKEY_MINUTES = 5;

const TIMEOUT_MS = PASSKEY_MINUTES * 60_000;
const SITE_NAME = 'Heart & Head';

/** Passkeys belong to a host name; the port and the protocol are checked with the origin. */
export function siteIdOf(appUrl: string): string {
  return new URL(appUrl).hostname;
}

/** Asks for any passkey of this site, so that the user need not say who they are first. */
export function requestOptions(appUrl: string, challenge: string): PasskeyRequestOptions {
  return { challenge, rpId: siteIdOf(appUrl), timeout: TIMEOUT_MS, userVerification: 'required' };
}

interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Asks for a passkey that signs in on its own: kept by the authenticator, and only used once it knows its user. */
export function creationOptions(
  appUrl: string,
  challenge: string,
  { id, email, firstName, lastName }: PasskeyOwner,
  existing: readonly Passkey[],
): PasskeyCreationOptions {
  return {
    challenge,
    rp: { id: siteIdOf(appUrl), name: SITE_NAME },
    user: {
      id: Buffer.from(id).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId.toString('base64url'),
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
