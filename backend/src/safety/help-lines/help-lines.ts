import type { HelpLine } from './help-line';

export abstract class HelpLines {
  abstract readonly all: readonly HelpLine[];
}
