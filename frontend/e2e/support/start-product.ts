import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMINISTRATOR } from './administrator';
import { POSTMARK_TOKEN } from './postmark';
import { Product } from './product';

/** One running product for all tests. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hh-browser-'));
  const product = await Product.in(dataDir, {
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    POSTMARK_WEBHOOK_TOKEN: POSTMARK_TOKEN,
  });
  await product.start();
  process.env['PRODUCT_URL'] = product.url;
  process.env['INBOX_URL'] = product.inboxUrl;
  return async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
