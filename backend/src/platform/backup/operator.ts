import { Config } from '../config/config';
import { FieldCipher } from '../crypto/field-cipher';
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
  const { databaseUrl, dataKey } = configOf(env);
  const manifest = await restore(databaseUrl, new FieldCipher(dataKey), folder, replace);
  return `${sizeOf(manifest)} restored, as of ${manifest.createdAt}`;
}

function sizeOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables`;
}
