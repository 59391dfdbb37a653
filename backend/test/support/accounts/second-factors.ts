import { createHmac } from 'node:crypto';
import type {
  AuthenticatorSetup,
  FactorAddedAnswer,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  SecondFactors,
} from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { SoftwareAuthenticator } from './software-authenticator';
import type { TestApp } from '../test-app';
import type { TestUser } from './test-user';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows (RFC 6238), computed without the library under test. */
export function codeAt(secret: string, at: Date): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / STEP_MS)));
  const hash = createHmac('sha1', key).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** A code that none of the steps around `at` has. */
export function wrongCode(secret: string, at: Date): string {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, new Date(at.getTime() + steps * STEP_MS)));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
}

export interface AuthenticatorApp {
  readonly id: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

/** Adds an authenticator app; the code it was set up with belongs to `at`. */
export async function addAuthenticator(
  user: TestUser,
  at: Date,
  name = 'My phone',
): Promise<AuthenticatorApp> {
  const setup = await user.http.post(API.authenticatorSetup).expect(200);
  const { setupToken, secret } = setup.body as AuthenticatorSetup;
  const added = await user.http
    .post(API.authenticators)
    .send({ name, setupToken, code: codeAt(secret, at) })
    .expect(201);
  const { factor, recoveryCodes = [] } = added.body as FactorAddedAnswer;
  return { id: factor.id, secret, recoveryCodes };
}

export async function passkeyOptions(user: TestUser): Promise<PasskeyRequestOptions> {
  return (await user.http.post(API.passkeyOptions).expect(200)).body as PasskeyRequestOptions;
}

export async function newPasskeyOptions(user: TestUser): Promise<PasskeyCreationOptions> {
  return (await user.http.post(API.newPasskeyOptions).expect(200)).body as PasskeyCreationOptions;
}

export async function addPasskey(
  user: TestUser,
  authenticator = new SoftwareAuthenticator(),
  name = 'Laptop',
): Promise<SoftwareAuthenticator> {
  const passkey = authenticator.create(await newPasskeyOptions(user));
  await user.http.post(API.passkeys).send({ name, passkey }).expect(201);
  return authenticator;
}

export async function factorsOf(user: TestUser): Promise<SecondFactors> {
  return (await user.http.get(API.factors).expect(200)).body as SecondFactors;
}

/** A member with an authenticator app, whose code at `at` is used up. */
export async function protectedMember(app: TestApp, at: Date) {
  const user = await app.member();
  return { user, ...(await addAuthenticator(user, at)) };
}

/** Someone elsewhere who knows the password. */
export async function withPassword(app: TestApp, user: TestUser): Promise<TestUser> {
  const browser = app.visitor();
  const response = await browser.login(user.password, user.email);
  if (!('needsSecondFactor' in (response.body as object))) throw new Error('No second factor was asked for');
  return browser;
}

export const giveCode = (browser: TestUser, code: string) =>
  browser.http.post(API.loginSecondFactor).send({ code });
