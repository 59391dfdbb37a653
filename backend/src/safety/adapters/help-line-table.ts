import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../platform/config/project-root';
import { readHelpLines } from '../help-lines/help-line';
import { HelpLines } from '../help-lines/help-lines';

const FILE = join(PROJECT_ROOT, 'backend/data/help-lines.tsv');

/** Read once, when the process starts: a broken table stops it rather than leave someone without a number. */
export class HelpLineTable extends HelpLines {
  readonly all = readHelpLines(readFileSync(FILE, 'utf8'));
}
