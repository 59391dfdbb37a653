import type { HelpLanguage } from '#contract/dating/help';
import { ENGLISH_TEXTS } from './answers/english-texts';
import { FRENCH_TEXTS } from './answers/french-texts';
import { GERMAN_TEXTS } from './answers/german-texts';
import { ITALIAN_TEXTS } from './answers/italian-texts';
import { PORTUGUESE_TEXTS } from './answers/portuguese-texts';
import type { SafetyTexts } from './answers/safety-texts';
import { SPANISH_TEXTS } from './answers/spanish-texts';
import type { Disclosure, Topic } from './disclosure-kind';
import { ANYWHERE, type HelpLine, type HelpLineKind } from './help-lines/help-line';

const TEXTS: Readonly<Record<HelpLanguage, SafetyTexts>> = {
  en: ENGLISH_TEXTS,
  es: SPANISH_TEXTS,
  de: GERMAN_TEXTS,
  fr: FRENCH_TEXTS,
  pt: PORTUGUESE_TEXTS,
  it: ITALIAN_TEXTS,
};

/**
 * What someone hears who disclosed something: words for it, the country's emergency number, what can't wait, and whom to
 * turn to. `country` is an ISO code, or null when unknown. No coach, model or record of the user is involved.
 */
export function safetyAnswer(
  disclosure: Disclosure,
  country: string | null,
  lines: readonly HelpLine[],
): string {
  if (disclosure.isSure) return helpFor(disclosure, country, lines);
  return `${TEXTS[disclosure.language].unsure.before}\n\n${helpFor(disclosure, country, lines, true)}`;
}

/** What is said around an answer to a guess; see SafetyTexts. */
export function textsForGuess(language: HelpLanguage): SafetyTexts['unsure'] {
  return TEXTS[language].unsure;
}

/** In brief, for a guess: what it would be, what can't wait, and whom to call. All else is said once it is borne out. */
function helpFor(
  { kind, topic, language }: Disclosure,
  country: string | null,
  lines: readonly HelpLine[],
  isBrief = false,
): string {
  const texts = TEXTS[language];
  if (topic === 'attempt') return answerToAnAttempt(texts, country, lines);
  const emergency = lines.find((line) => line.country === country && line.kind === 'emergency');
  const here = whomToCall({ kind, topic }, lines, country);
  const everywhere = whomToCall({ kind, topic }, lines, ANYWHERE);
  const opening = (topic && texts.topicOpenings[topic]) ?? texts.openings[kind];
  return [
    isBrief ? firstOf(opening, topic) : opening,
    // What is long over is answered without alarm.
    kind === 'past-abuse' ? null : texts.emergency(emergency?.call ?? null),
    isBrief
      ? adviceAtOnce(texts, { kind, topic })
      : ((topic && texts.advice[topic]) ?? texts.advice[kind] ?? null),
    here.length > 0 ? listed(texts.linesHere, here, texts) : null,
    here.length === 0 || (topic === 'images' && !isBrief)
      ? listed(texts.linesAnywhere, everywhere, texts)
      : null,
    isBrief ? null : ((topic && texts.topicClosings[topic]) ?? texts.closings[kind]),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

/** Where hours or minutes count. */
const AT_ONCE: ReadonlySet<Topic> = new Set<Topic>([
  'choking',
  'spiked',
  'stealthing',
  'partner-suicide',
  'friend-suicide',
]);

function adviceAtOnce({ advice }: SafetyTexts, { kind, topic }: Pick<Disclosure, 'kind' | 'topic'>) {
  const said = topic !== null && AT_ONCE.has(topic) ? advice[topic] : undefined;
  return said ?? (kind === 'sexual-coercion' ? advice[kind] : undefined) ?? null;
}

/** The first sentence; with private images all of it, because it says what proof to keep. */
function firstOf(opening: string, topic: Topic | null): string {
  return topic === 'images' ? opening : (opening.split(/(?<=[.!?]) /)[0] ?? opening);
}

/** Whom to call comes first, as there may be no time to read on. */
function answerToAnAttempt(texts: SafetyTexts, country: string | null, lines: readonly HelpLine[]): string {
  const local = lines.filter((line) => line.country === country);
  const of = (wanted: HelpLineKind) => local.filter(({ kind }) => kind === wanted);
  // In some countries the general number reaches the police alone.
  const [medical] = [...of('ambulance'), ...of('emergency')];
  const poison = of('poison');
  const crisis = of('crisis');
  return [
    texts.callNow(medical?.call ?? null),
    poison.length > 0 ? listed(texts.poisonLines, poison, texts) : null,
    [texts.topicOpenings.attempt, texts.advice.attempt].join(' '),
    crisis.length > 0 ? listed(texts.linesHere, crisis, texts) : null,
    texts.topicClosings.attempt ?? texts.closings['self-harm'],
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

/** The same, for notes that no one but their author sees. */
export function helpCardText(
  disclosure: Disclosure,
  country: string | null,
  lines: readonly HelpLine[],
): string {
  const { card, unsure } = TEXTS[disclosure.language];
  return `${disclosure.isSure ? card : unsure.card}\n\n${helpFor(disclosure, country, lines)}`;
}

/** The same, for someone who felt unsafe and told no more. In English, because nothing they wrote says otherwise. */
export function fearCardText(country: string | null, lines: readonly HelpLine[]): string {
  const emergency = lines.find((line) => line.country === country && line.kind === 'emergency');
  const here = whomToCall({ kind: 'threat', topic: null }, lines, country);
  return [
    "Only you see this. You noted that you felt unsafe. That's reason enough to stop seeing someone, and you owe no one an explanation.",
    ENGLISH_TEXTS.emergency(emergency?.call ?? null),
    here.length > 0
      ? listed(ENGLISH_TEXTS.linesHere, here, ENGLISH_TEXTS)
      : listed(
          ENGLISH_TEXTS.linesAnywhere,
          whomToCall({ kind: 'threat', topic: null }, lines, ANYWHERE),
          ENGLISH_TEXTS,
        ),
    "If they don't leave you alone, keep messages as proof if that's safe, and tell someone you trust.",
  ].join('\n\n');
}

function whomToCall(
  { kind, topic }: Pick<Disclosure, 'kind' | 'topic'>,
  lines: readonly HelpLine[],
  country: string | null,
): HelpLine[] {
  const local = lines.filter((line) => line.country === country);
  const of = (...kinds: readonly HelpLineKind[]) =>
    kinds.flatMap((wanted) => local.filter((line) => line.kind === wanted));
  if (topic === 'partner-suicide') return of('crisis', 'violence');
  if (topic === 'images') return distinct(of('images', 'sexual-violence', 'violence'));
  if (kind === 'self-harm') return of('crisis');
  if (kind === 'hurting') return of('hurting').length > 0 ? of('hurting') : of('violence');
  if (kind === 'sexual-coercion') return distinct(of('sexual-violence', 'violence'));
  if (kind === 'past-abuse') return distinct(of('violence', 'sexual-violence', 'crisis'));
  return of('violence');
}

/** A country may have one line for two kinds. */
function distinct(lines: readonly HelpLine[]): HelpLine[] {
  return [...new Map(lines.map((line) => [line.name, line])).values()];
}

function listed(heading: string, lines: readonly HelpLine[], texts: SafetyTexts): string {
  return [heading, ...lines.map((line) => `• ${described(line, texts)}`)].join('\n');
}

function described({ name, call, text, site, hours }: HelpLine, { byText }: SafetyTexts): string {
  const [number = '', word = null] = text?.split(' ').reverse() ?? [];
  // A line whose name is its number needs it once.
  const ways = [call, text === null ? null : byText(word, number), site].filter((way) => way !== null);
  return `${name === call ? '' : `${name}: `}${ways.join(', ')}${hours === null ? '' : ` (${hours})`}`;
}
