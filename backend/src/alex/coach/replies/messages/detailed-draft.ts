import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import type { Turn } from '../../understanding/conversation-memory';
import { wishesIn } from '../../wishes';
import { briefOf, requestsIn, type DraftBrief } from './brief/draft-brief';
import { tonesOf, writtenDraft } from './brief/written-draft';
import { draftTo } from './draft-to';
import { inOtherWords } from './revised-draft';
import type { Tone } from './occasions';

const ALL_TONES: readonly Tone[] = ['Warm', 'Plain', 'Light'];
/** "The second one": a place among the three that were written before. */
const PLACES: readonly (readonly [RegExp, Tone])[] = [
  [/\b(?:first|1st|warm) (?:one|version)?\b/i, 'Warm'],
  [/\b(?:second|2nd|middle|plain) (?:one|version)?\b/i, 'Plain'],
  [/\b(?:third|3rd|last|light) (?:one|version)?\b/i, 'Light'],
];

/** A message with what the user wants in it; null when nothing in particular is asked for. */
export function detailedDraft(asked: Asked): Piece[] | null {
  const {
    matches: [match],
    message,
    history,
    isRepeated,
  } = asked;
  const requests = requestsIn(message, history, isRepeated);
  const name = match?.name.split(' ')[0] ?? null;
  const brief = briefOf(requests, name) ?? ideaMeant(message, history);
  if (!brief) return null;
  const isShort = requests.some((text) => wishesIn(text).includes('shorter'));
  const wished = tonesOf(requests.map(wishesIn));
  const place = PLACES.find(([words]) => isRepeated && words.test(message))?.[1];
  const tones = place
    ? [place]
    : wished.length > 0
      ? wished.slice(0, 1)
      : isRepeated && isShort
        ? (['Relaxed'] as const)
        : ALL_TONES;
  const hasMet = match !== undefined && match.dates.length > 0;
  const said = history.map((turn) => turn.message).join('\n');
  const texts = tones.map((tone) => {
    const text = writtenDraft(brief, tone, isShort, { hasMet });
    // What is to be said stays; only how it is said can change.
    const isSame = isRepeated && said.includes(draftTo(match, text).text);
    const wishes = wishesIn(message).filter((wish) => wish !== 'shorter');
    return { tone, text: isSame ? inOtherWords(text, wishes) : text };
  });
  const { plan, when, reason, insteadOf, isGoodbye } = brief;
  const isOneText = [plan, when, reason, insteadOf].every((detail) => detail === null) && !isGoodbye;
  const shown = isOneText ? texts.slice(0, 1) : texts;
  return paragraphs(
    introTo(asked, isRepeated),
    ...shown.map(({ tone, text }) =>
      shown.length > 1 ? say`${tone}:\n${draftTo(match, text)}` : say`${draftTo(match, text)}`,
    ),
    shown.length > 1 ? 'Tell me what to add, leave out or change, and I will.' : null,
  );
}

function introTo({ history }: Asked, isChange: boolean): string {
  const said = history.map(({ message }) => message).join('\n');
  const intros = isChange ? CHANGED : WRITTEN;
  return intros.find((intro) => !said.includes(intro)) ?? intros[0] ?? '';
}

const WRITTEN = ['Here you go:', 'How about this:', 'Try this:'];
const CHANGED = ['Like this:', 'Changed:', 'Then so:', 'Another try:'];

const IDEAS = /(?:Here is what I would look at|Then how about something else)[^:]*: (.+)/;
const PLACE_WORDS = [/\b(?:first|1st)\b/i, /\b(?:second|2nd)\b/i, /\b(?:third|3rd|last)\b/i];
const REFERS = /\b(?:this|that|it|first|second|third|one)\b/i;
const COUNTED =
  /\b(?:walk|evening|night|class|house|museum|market|tour|picnic|meetup|bar|concert|game|show|visit|workshop|tasting|ride|hike|session|lesson|dinner|breakfast|brunch|crawl|hunt|swap|film|fair|trip|garden|day)$/i;

/** The date idea that "write him that" means: one of those that were named before. */
function ideaMeant(message: string, history: readonly Turn[]): DraftBrief | null {
  if (!REFERS.test(message)) return null;
  const latest = history.findLast(({ role, message: text }) => role === 'alex' && IDEAS.test(text));
  const names = [...(IDEAS.exec(latest?.message ?? '')?.[1] ?? '').matchAll(/“([^”]+)”/g)].map(
    ([, name = '']) => name,
  );
  const place = Math.max(
    0,
    PLACE_WORDS.findIndex((words) => words.test(message)),
  );
  const name = names[place];
  if (name === undefined) return null;
  const plain = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const article = COUNTED.test(plain) ? (/^[aeiou]/.test(plain) ? 'an ' : 'a ') : '';
  return {
    plan: `${article}${plain}`,
    when: '[on Saturday]',
    insteadOf: null,
    reason: null,
    says: [],
    isGoodbye: false,
  };
}
