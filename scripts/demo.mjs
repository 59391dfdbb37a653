// @ts-check
import { requireNode } from './lib/node-version.mjs';

requireNode();
if (process.env['DATABASE_URL']) {
  process.stderr.write(
    'The demo brings a database of its own: unset DATABASE_URL, because its account has a public password.\n',
  );
  process.exit(1);
}
Promise.all([import('./launch/launch.mjs'), import('./demo/seed.mjs')]).then(([{ launch }, { seedDemo }]) =>
  launch({ dataDir: '.data-demo', seed: seedDemo }),
);
