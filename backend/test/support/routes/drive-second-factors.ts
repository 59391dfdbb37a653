import type { Response } from 'supertest';
import type {
  AuthenticatorSetup,
  FactorAddedAnswer,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RecoveryCodesAnswer,
} from '#contract/account/second-factor';
import { codeAt } from '../accounts/second-factors';
import { SoftwareAuthenticator } from '../accounts/software-authenticator';
import type { TestUser } from '../accounts/test-user';

type Drive = (
  operation: string,
  filled?: { params?: Record<string, string>; body?: object },
) => Promise<Response>;

/** Calls every operation about second factors as one user, with `drive`. */
export async function driveSecondFactors(user: TestUser, drive: Drive): Promise<void> {
  const setup = await drive('POST /api/user/factors/authenticator/setup');
  const { setupToken, secret } = setup.body as AuthenticatorSetup;
  await drive('POST /api/user/factors/authenticator', {
    body: { name: 'Phone', setupToken, code: codeAt(secret, new Date()) },
  });
  const authenticator = new SoftwareAuthenticator();
  const creation = await drive('POST /api/user/factors/passkey/options');
  const passkey = authenticator.create(creation.body as PasskeyCreationOptions);
  const { body } = await drive('POST /api/user/factors/passkey', { body: { name: 'Key', passkey } });
  const recovery = await drive('POST /api/user/factors/recovery-codes');
  await drive('GET /api/user/factors');
  const answer = async () =>
    authenticator.answer((await drive('POST /api/auth/passkey/options')).body as PasskeyRequestOptions);
  await drive('POST /api/auth/step-up', { body: { passkey: await answer() } });
  await drive('POST /api/auth/passkey/login', { body: { passkey: await answer() } });
  await drive('POST /api/auth/login', { body: { email: user.email, password: user.password } });
  const [code] = (recovery.body as RecoveryCodesAnswer).recoveryCodes;
  await drive('POST /api/auth/login/second-factor', { body: { code } });
  const { id } = (body as FactorAddedAnswer).factor;
  await drive('DELETE /api/user/factors/{id}', { params: { id } });
}
