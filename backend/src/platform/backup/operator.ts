import { Config } from '../config/config';
import { KeyRing } from '../crypto/key-ring';
import { backUp } from './back-up';
import type { Manifest } from './manifest';
import { restore } from './restore';

/** Config requires SMTP_URL, but these commands send no email. */
const configOf = (env: NodeJS.ProcessEnv): Config => new Config({ SMTP_URL: 'smtp://127.0.0.1', ...env });

/** `npm run backup`. Returns what to print. */
export async function backUpTo(env: NodeJS.ProcessEnv, folder: string): Promise<string> {
  return `${sizeOf(await backUp(configOf(env).databaseUrl, folder, new Date()))} in ${folder}`;
}

/** `npm run restore`. Returns what to print. */
export async function restoreFrom(env: NodeJS.ProcessEnv, folder: string, replace: boolean): Promise<string> {
  const config = configOf(env);
  const { manifest, erasedAgain, hadLedger } = await restore(config, new KeyRing(config), folder, replace);
  const lines = [`${sizeOf(manifest)} restored, as of ${manifest.createdAt}. Everyone has to sign in again.`];
  if (erasedAgain > 0) lines.push(`${erasedAgain} accounts erased since then were erased again.`);
  if (!hadLedger)
    lines.push(
      `There was no list of erased accounts at ${config.erasureLedger}. If one exists elsewhere, set ERASURE_LEDGER to it and restore again: people who were erased after this backup may be back.`,
    );
  return lines.join('\n');
}

function sizeOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables`;
}
