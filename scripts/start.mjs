// @ts-check
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./launch/launch.mjs').then(({ launch }) => launch());
