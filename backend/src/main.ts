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
  if (server.generatedAdminPassword)
    process.stdout.write(`Administrator ${server.adminEmail}, password ${server.generatedAdminPassword}\n`);
}

main().catch((error: unknown) => {
  const text =
    error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
