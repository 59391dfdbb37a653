import { storeGeneratedPassword } from './generated-password';
import { StartupError } from './platform/config/startup-error';
import { startServer } from './server';

const FORCE_AFTER_MS = 10_000;

async function main(): Promise<void> {
  const server = await startServer(process.env);
  const stop = (): void => {
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.stdout.write(`Heart & Head is running at ${server.url}\n`);
  if (server.generatedAdminPassword) tellPassword(server.adminEmail, server.generatedAdminPassword);
}

/** In the volume with the keys, where the image has one. */
function tellPassword(adminEmail: string, password: string): void {
  const folder = process.env['KEYS_DIR'] || process.env['DATA_DIR'] || '.data';
  try {
    const path = storeGeneratedPassword(folder, password);
    process.stdout.write(
      `Administrator ${adminEmail}: the password is in ${path}. Sign in, change it, and delete the file.\n`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(
      `Administrator ${adminEmail}: the generated password can't be stored (${reason}). Set one with "npm run admin".\n`,
    );
  }
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
