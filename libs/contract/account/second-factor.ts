import type { ConfirmationNeededAnswer, SignedInAnswer } from './auth';
import type { RulesOf } from '../rules/field-rule';

/** A second way to prove who signs in, added to the password. */
export type FactorKind = 'totp' | 'passkey';
/** What can be given as the second factor; `recovery` codes are for when the others are lost. */
export type SecondFactorMethod = FactorKind | 'recovery';

export const SECOND_FACTOR_LIMITS = {
  /** Authenticator apps and passkeys together. */
  factors: 10,
  recoveryCodes: 10,
  /** How long the second step of a sign-in may take. */
  signInMinutes: 5,
  /** Wrong codes until the password is asked again. */
  codesPerSignIn: 5,
  /** How long after signing in, or confirming it, sensitive calls are accepted. */
  stepUpMinutes: 15,
} as const;

/** The password was right; the session opens with the second factor. */
interface SecondFactorNeededAnswer {
  needsSecondFactor: true;
  methods: SecondFactorMethod[];
}
export type LoginAnswer = SignedInAnswer | ConfirmationNeededAnswer | SecondFactorNeededAnswer;

export interface SecondFactor {
  id: string;
  kind: FactorKind;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
export interface SecondFactors {
  factors: SecondFactor[];
  recoveryCodesLeft: number;
}
export interface RecoveryCodesAnswer {
  /** Shown once: only hashes are stored. */
  recoveryCodes: string[];
}
export interface FactorAddedAnswer {
  factor: SecondFactor;
  /** With the first factor only. */
  recoveryCodes?: string[];
}

/** An authenticator app that is being set up; nothing is stored until a code from it arrives. */
export interface AuthenticatorSetup {
  setupToken: string;
  /** For typing by hand, in Base32. */
  secret: string;
  /** For the QR code. */
  uri: string;
}

/** Binary values are base64url, as in WebAuthn's JSON. */
interface PasskeyReference {
  type: 'public-key';
  id: string;
  transports: string[];
}
export interface PasskeyRequestOptions {
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'required';
}
export interface PasskeyCreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { type: 'public-key'; alg: number }[];
  /** Milliseconds. */
  timeout: number;
  attestation: 'none';
  excludeCredentials: PasskeyReference[];
  authenticatorSelection: {
    residentKey: 'required';
    requireResidentKey: true;
    userVerification: 'required';
  };
}

/** What the browser answers when a passkey signs in. */
export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
  clientExtensionResults: Record<string, unknown>;
}
/** What the browser answers when a passkey is made. */
export interface PasskeyAttestation {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
  clientExtensionResults: Record<string, unknown>;
}

/** One of the two. */
export interface SecondFactorRequest {
  code?: string;
  passkey?: PasskeyAssertion;
}
/** One of the three. */
export interface StepUpRequest extends SecondFactorRequest {
  password?: string;
}
export interface PasskeySignInRequest {
  passkey: PasskeyAssertion;
}
export interface AddAuthenticatorRequest {
  name: string;
  setupToken: string;
  code: string;
}
export interface AddPasskeyRequest {
  name: string;
  passkey: PasskeyAttestation;
}

const CODE_MAX = 40;
const code = {
  kind: 'text',
  required: 'A code is required',
  max: CODE_MAX,
  tooLong: `A code has at most ${CODE_MAX} characters`,
  oneLine: true,
} as const;
const passkey = { kind: 'object', message: 'A passkey answer is required', maxBytes: 16_384 } as const;

const FACTOR_NAME_MAX = 60;
const name = {
  kind: 'text',
  required: 'A name is required',
  max: FACTOR_NAME_MAX,
  tooLong: `A name cannot exceed ${FACTOR_NAME_MAX} characters`,
  oneLine: true,
} as const;

export const SECOND_FACTOR_RULES = {
  code: { ...code, optional: true },
  passkey: { ...passkey, optional: true },
} as const satisfies RulesOf<SecondFactorRequest>;

/** The form asks for a code only. */
export const CODE_FORM_RULES = { code } as const satisfies RulesOf<{ code: string }>;

export const STEP_UP_RULES = {
  ...SECOND_FACTOR_RULES,
  password: { kind: 'password', required: 'Current password is required', optional: true },
} as const satisfies RulesOf<StepUpRequest>;

export const PASSWORD_STEP_UP_FORM_RULES = {
  password: { kind: 'password', required: 'Current password is required' },
} as const satisfies RulesOf<{ password: string }>;

export const PASSKEY_SIGN_IN_RULES = { passkey } as const satisfies RulesOf<PasskeySignInRequest>;

export const ADD_AUTHENTICATOR_RULES = {
  name,
  setupToken: { kind: 'opaque', required: 'A setup token is required' },
  code,
} as const satisfies RulesOf<AddAuthenticatorRequest>;

export const ADD_AUTHENTICATOR_FORM_RULES = { name, code } as const satisfies RulesOf<{
  name: string;
  code: string;
}>;

export const ADD_PASSKEY_RULES = { name, passkey } as const satisfies RulesOf<AddPasskeyRequest>;
export const ADD_PASSKEY_FORM_RULES = { name } as const satisfies RulesOf<{ name: string }>;

export const NOTHING_TO_VERIFY = 'A code or a passkey is required';
