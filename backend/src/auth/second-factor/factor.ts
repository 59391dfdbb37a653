import type { SecondFactor, SecondFactorMethod } from '#contract/account/second-factor';

/** A factor as its owner sees it. */
export interface StoredFactor {
  readonly id: string;
  readonly kind: SecondFactor['kind'];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface AuthenticatorApp {
  readonly id: string;
  /** Base32. */
  readonly secret: string;
}

export interface NewAuthenticatorApp extends AuthenticatorApp {
  readonly userId: string;
  readonly name: string;
  /** The time step of the code that set it up, which is used up. */
  readonly step: number;
  readonly at: Date;
}

export interface Passkey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  /** Signatures made so far, or 0 forever where the authenticator doesn't count. */
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface NewPasskey extends Passkey {
  readonly name: string;
  readonly at: Date;
}

export interface RecoveryCode {
  readonly id: string;
  readonly codeHash: string;
}

export function toSecondFactor({ id, kind, name, createdAt, lastUsedAt }: StoredFactor): SecondFactor {
  return {
    id,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** What the owner can sign in with; none without a factor, because recovery codes replace one. */
export function methodsOf(factors: readonly StoredFactor[], recoveryCodesLeft: number): SecondFactorMethod[] {
  const kinds = (['totp', 'passkey'] as const).filter((kind) =>
    factors.some((factor) => factor.kind === kind),
  );
  return kinds.length > 0 && recoveryCodesLeft > 0 ? [...kinds, 'recovery'] : kinds;
}
