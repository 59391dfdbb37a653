// @ts-check
import { requireNode } from './lib/node-version.mjs';

requireNode();
void import('./launch/launch.mjs').then(({ launch }) => launch());
