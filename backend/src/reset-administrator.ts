import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { AdministratorService } from './auth/administrator/administrator.service';
import { openDatabase } from './open-database';
import { Config } from './platform/config/config';

/** `npm run admin`: restores access for the administrator of ADMIN_EMAIL. Returns what to print. */
export function resetAdministrator(env: NodeJS.ProcessEnv): Promise<string> {
  return withAdministrator(env, async (administrator, { adminEmail }) => {
    const password = (await administrator.reset()) ?? 'as set in ADMIN_PASSWORD';
    return `Administrator ${adminEmail}, password ${password}\nAll earlier sessions of this account have ended.`;
  });
}

/** `npm run admin -- --reset-two-factor`: for an administrator who lost every factor. Returns what to print. */
export function resetTwoFactor(env: NodeJS.ProcessEnv): Promise<string> {
  return withAdministrator(env, async (administrator, { adminEmail, adminTwoFactor }) => {
    if (!(await administrator.resetTwoFactor())) return `No account has the address ${adminEmail}.`;
    const next =
      adminTwoFactor === 'required'
        ? 'The password alone signs in once, to set up a new second factor.'
        : 'The password alone signs in now.';
    return `Administrator ${adminEmail}: all passkeys, authenticator apps and recovery codes are removed, and all sessions have ended. ${next}`;
  });
}

async function withAdministrator(
  env: NodeJS.ProcessEnv,
  work: (administrator: AdministratorService, config: Config) => Promise<string>,
): Promise<string> {
  const config = new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env, ROLE: 'all', REDIS_URL: undefined });
  const dataSource = await openDatabase(config);
  try {
    // Assembled but never started: the running product sends the emails and runs the schedules.
    const parts = await NestFactory.create(AppModule.on({ config, dataSource }), new FastifyAdapter(), {
      abortOnError: false,
      logger: ['error'],
    });
    return await work(parts.get(AdministratorService), config);
  } finally {
    await dataSource.destroy();
  }
}
