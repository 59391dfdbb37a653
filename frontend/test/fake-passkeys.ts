import type { PasskeyAssertion, PasskeyRequestOptions } from '#contract/account/second-factor';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

const ID = base64url('a-passkey');

/** Gives the browser passkeys for the rest of the test: the user confirms every request, until `cancel`. */
export function withPasskeys() {
  const credential = {
    id: ID,
    rawId: bytes('a-passkey'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('client'),
      authenticatorData: bytes('authenticator'),
      attestationObject: bytes('attestation'),
      signature: bytes('signature'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({}),
  };
  const answer = jest.fn(() => Promise.resolve(credential));
  Object.assign(window, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: answer, create: answer },
  });
  given = true;
  const options: PasskeyRequestOptions = {
    challenge: base64url('challenge'),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
  };
  const assertion: PasskeyAssertion = {
    id: ID,
    rawId: ID,
    type: 'public-key',
    response: {
      clientDataJSON: base64url('client'),
      authenticatorData: base64url('authenticator'),
      signature: base64url('signature'),
    },
    clientExtensionResults: {},
  };
  return {
    options,
    assertion,
    attestation: {
      id: ID,
      rawId: ID,
      type: 'public-key',
      response: {
        clientDataJSON: base64url('client'),
        attestationObject: base64url('attestation'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    },
    cancel: () =>
      answer.mockImplementation(() => Promise.reject(new DOMException('Canceled', 'NotAllowedError'))),
  };
}

let given = false;
afterEach(() => {
  if (!given) return;
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  given = false;
});
