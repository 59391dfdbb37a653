import { Injectable } from '@nestjs/common';
import type { HelpCard } from '#contract/dating/help';
import type { Disclosure } from './disclosure-kind';
import { countryOf } from './help-lines/country';
import { HelpLines } from './help-lines/help-lines';
import { fearCardText, helpCardText, safetyAnswer } from './safety-answer';

interface Whereabouts {
  readonly location: string | null;
  readonly timezone: string | null;
}

/** Help lines for where the user is. Keeps, logs and counts nothing. */
@Injectable()
export class HelpService {
  constructor(private readonly lines: HelpLines) {}

  answer(disclosure: Disclosure, { location, timezone }: Whereabouts): string {
    return safetyAnswer(disclosure, countryOf(location, timezone), this.lines.all);
  }

  /** The card next to notes that disclose this; null where they disclose nothing. */
  cardFor(disclosure: Disclosure | null, { location, timezone }: Whereabouts): HelpCard | null {
    if (!disclosure) return null;
    const text = helpCardText(disclosure, countryOf(location, timezone), this.lines.all);
    return { language: disclosure.language, text };
  }

  /** The card for someone who felt unsafe with a match and wrote nothing about it. */
  cardForFear({ location, timezone }: Whereabouts): HelpCard {
    return { language: 'en', text: fearCardText(countryOf(location, timezone), this.lines.all) };
  }
}
