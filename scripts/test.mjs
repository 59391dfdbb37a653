// @ts-check
import { requireNode } from './lib/node-version.mjs';

requireNode();
void import('./testing/run-all.mjs').then(({ runAll }) => runAll());
