import { Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyAttestation } from '#contract/account/second-factor';
import { Config } from '../../../platform/config/config';
import type { Passkey } from '../factor';
import { PASSKEY_ALGORITHMS, siteIdOf } from '../passkeys/passkey-options';
import { PasskeyVerifier, type PasskeyFacts } from '../passkeys/passkey-verifier';

@Injectable()
export class SimpleWebAuthnPasskeyVerifier extends PasskeyVerifier {
  constructor(private readonly config: Config) {
    super();
  }

  async verifyNew(answer: PasskeyAttestation, challenge: string): Promise<PasskeyFacts | null> {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: answer,
        ...this.expectations(challenge),
        supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      });
      if (!verified) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: Buffer.from(id, 'base64url'),
        publicKey: Buffer.from(publicKey),
        counter,
        transports: transportsOf(answer),
      };
    } catch {
      // The library throws for everything that is wrong with an answer.
      return null;
    }
  }

  async verifyUse(answer: PasskeyAssertion, challenge: string, passkey: Passkey): Promise<number | null> {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        ...this.expectations(challenge),
        credential: {
          id: passkey.credentialId.toString('base64url'),
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }

  private expectations(expectedChallenge: string) {
    const { appUrl } = this.config;
    return {
      expectedChallenge,
      expectedOrigin: appUrl,
      expectedRPID: siteIdOf(appUrl),
      requireUserVerification: true,
    };
  }
}

const TRANSPORTS: ReadonlySet<unknown> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** A hint to browsers, so that unknown ones may be dropped. */
function transportsOf({ response }: PasskeyAttestation): string[] {
  const given: unknown = response.transports;
  return Array.isArray(given) ? [...new Set(given.filter((one): one is string => TRANSPORTS.has(one)))] : [];
}
