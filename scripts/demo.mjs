// @ts-check
import { requireNode } from './lib/node-version.mjs';

requireNode();
void Promise.all([import('./launch/launch.mjs'), import('./demo/seed.mjs')]).then(
  ([{ launch }, { seedDemo }]) => launch({ dataDir: '.data-demo', seed: seedDemo }),
);
