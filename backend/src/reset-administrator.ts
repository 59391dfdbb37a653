import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { AdministratorService } from './auth/administrator/administrator.service';
import { openDatabase } from './open-database';
import { Config } from './platform/config/config';

/** `npm run admin`: restores access for the administrator of ADMIN_EMAIL. Returns what to print. */
export async function resetAdministrator(env: NodeJS.ProcessEnv): Promise<string> {
  const config = new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env, ROLE: 'all', REDIS_URL: undefined });
  const dataSource = await openDatabase(config);
  try {
    // Assembled but never started: the running product sends the emails and runs the schedules.
    const parts = await NestFactory.create(AppModule.on({ config, dataSource }), new FastifyAdapter(), {
      abortOnError: false,
      logger: ['error'],
    });
    const generated = await parts.get(AdministratorService).reset();
    const password = generated ?? 'as set in ADMIN_PASSWORD';
    return `Administrator ${config.adminEmail}, password ${password}\nAll earlier sessions of this account have ended.`;
  } finally {
    await dataSource.destroy();
  }
}
