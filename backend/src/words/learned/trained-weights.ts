import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import type { TrainedWeights } from './linear-classifier';

/** Reads weights from a file in backend/data. */
export function readWeights(name: string): TrainedWeights {
  const file = readFileSync(join(PROJECT_ROOT, 'backend/data', name));
  return JSON.parse(gunzipSync(file).toString()) as TrainedWeights;
}
