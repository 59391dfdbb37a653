import type { Wish } from '../../../asked';
import type { Tone } from '../occasions';
import { NO_MORE, type DraftBrief } from './draft-brief';

/** Whom a message goes to. */
export interface Recipient {
  /** Whether the two have been on a date. */
  readonly hasMet: boolean;
}

const TONE_OF: Readonly<Partial<Record<Wish, Tone>>> = {
  lighter: 'Light',
  warmer: 'Warm',
  plainer: 'Plain',
  cooler: 'Relaxed',
};

/** The tones wished for; the latest message that wishes for any counts. Empty without a wish. */
export function tonesOf(wishes: readonly (readonly Wish[])[]): Tone[] {
  const latest = wishes.findLast((some) => some.some((wish) => TONE_OF[wish] !== undefined)) ?? [];
  return [...new Set(latest.flatMap((wish) => TONE_OF[wish] ?? []))];
}

const ACTIVITY =
  /^(?:do|go|see|watch|play|try|grab|get|have|cook|make|walk|hike|come|eat|drink|visit|check|climb|dance|celebrate|bake|paint|take|spend|join|ride|swim|listen|meet|explore|share)\b/i;
const GAME =
  /\b(?:golf|bowling|arcade|climb\w*|pool|billiards|trivia|quiz|darts|cards?|chess|ping.?pong|tennis|karaoke|board ?games?|skat\w+|karting|laser)\b/i;
const MEAL =
  /\b(?:dinner|lunch|brunch|breakfast|cook\w*|dumplings|tacos|pizza|ramen|sushi|restaurant|food|eat)\b/i;

/** A message from what the user wants to say, in one tone. `{name}` stands for the match's first name. */
export function writtenDraft(brief: DraftBrief, tone: Tone, isShort: boolean, to: Recipient): string {
  const text = brief.isGoodbye
    ? goodbye(brief, tone, isShort)
    : brief.insteadOf !== null || brief.reason !== null
      ? moving(brief, tone, isShort)
      : brief.plan !== null || brief.when !== null
        ? invitation(brief, tone, isShort, to)
        : saying(brief, tone, isShort);
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!])/g, '$1')
    .trim();
}

/** What was good comes before what is wished for. */
const PAST = /\b(?:loved|enjoyed|had|was|were|liked|thank|still think|smil\w+|miss(?:ed)?|sorry)\b/i;

const HELLO: Readonly<Record<Tone, string>> = {
  Warm: 'Hi {name},',
  Plain: 'Hi {name},',
  Light: '{name},',
  Relaxed: 'Hey {name},',
};

function goodbye({ says }: DraftBrief, tone: Tone, isShort: boolean): string {
  const ordered = [...says.filter((one) => PAST.test(one)), ...says.filter((one) => !PAST.test(one))];
  const kind = ordered.map((one) =>
    one.replace(/\bfuture with you\b/i, 'future for us').replace(/\bI do not\b/g, "I don't"),
  );
  const close = {
    Warm: "I'd rather tell you honestly than leave you wondering, and I wish you all the best.",
    Plain: 'I wanted you to hear it from me. Take care.',
    Light: "You're good company, and someone is going to be very lucky.",
    Relaxed: "I'd rather say it than go quiet on you. Take care of yourself!",
  }[tone];
  // A no that isn't said leaves someone wondering.
  if (!says.some((one) => NO_MORE.test(one))) kind.push("I don't see it going further between us.");
  return `${HELLO[tone]} ${joinedAfterHello(kind)} ${isShort ? 'Take care.' : close}`;
}

function moving({ insteadOf, reason, plan, when, says }: DraftBrief, tone: Tone, isShort: boolean): string {
  const day = insteadOf ?? '';
  const why = reason === null ? '' : reason.replace(/[.!]+$/, '');
  const next = nextTime(plan, when, tone);
  const rest = says.join(' ');
  if (isShort) return `Hey {name}, I can't make it ${day}${why === '' ? '' : `, ${why}`}. ${next} ${rest}`;
  switch (tone) {
    case 'Warm':
      return `Hi {name}, I'm so sorry, I can't make it ${day}${why === '' ? '' : `: ${why}`}. I was really looking forward to seeing you. ${next} ${rest}`;
    case 'Plain':
      return `Hi {name}, I can't make it ${day}${why === '' ? '' : ` because ${why}`}. ${next} ${rest}`;
    case 'Light':
      return `{name}, bad news first: I can't make it ${day}${why === '' ? '' : `, ${why}`}. Now the good news: you get to see me anyway. ${next} ${rest}`;
    case 'Relaxed':
      return `Hey {name}, I can't do it ${day} after all${why === '' ? '' : `, ${why}`}. ${next} ${rest}`;
  }
}

function nextTime(plan: string | null, when: string | null, tone: Tone): string {
  if (plan === null && when === null) return 'Which other day would suit you?';
  const what = [plan ?? '', when ?? ''].filter(Boolean).join(' ');
  if (plan !== null && ACTIVITY.test(plan)) return `Do you want to ${what} instead?`;
  const place =
    plan === null
      ? (when ?? '').replace(/^on /, '')
      : `${(when ?? '').replace(/^on /, '')} ${placed(plan)}`.trim();
  return tone === 'Plain' ? `Would ${place} work for you instead?` : `How about ${place} instead?`;
}

/** "the market" is where to go; "mini golf" is what to do. */
function placed(plan: string): string {
  return /^(?:the|a|my) .*\b(?:market|gym|park|museum|beach|bar|café|cafe|restaurant|cinema|place|library|zoo|lake|club|garden|fair)\b/i.test(
    plan,
  )
    ? `at ${plan}`
    : `for ${plan}`;
}

function invitation(brief: DraftBrief, tone: Tone, isShort: boolean, to: Recipient): string {
  const looksBack = brief.says.filter((one) => PAST.test(one)).join(' ');
  const rest = brief.says.filter((one) => !PAST.test(one)).join(' ');
  const plain = looksBack === '' ? '' : `${lowered(looksBack)} `;
  const asked = proposal(brief);
  if (isShort) return `Hey {name}, ${plain}${plain === '' ? lowered(asked.short) : asked.short} ${rest}`;
  switch (tone) {
    case 'Warm':
      return `Hi {name}, ${warmStart(looksBack, to)} ${asked.full} ${rest}`;
    case 'Plain':
      return `Hi {name}, ${plain}${plain === '' ? lowered(asked.plain) : asked.plain} ${rest}`;
    case 'Light':
      return `${asked.light} ${looksBack} ${rest} ${tease(brief.plan ?? '')}`;
    case 'Relaxed':
      return `Hey {name}, ${plain}${plain === '' ? lowered(asked.short) : asked.short} ${rest} No pressure.`;
  }
}

function warmStart(looksBack: string, { hasMet }: Recipient): string {
  if (looksBack !== '') return lowered(looksBack);
  return hasMet ? "I'd love to see you again." : "I'd like to get to know you better.";
}

/** The question itself, by what is planned and when. */
function proposal({
  plan,
  when,
}: DraftBrief): Readonly<Record<'full' | 'plain' | 'short' | 'light', string>> {
  const time = when ?? '';
  if (plan === null)
    return {
      full: `Are you free ${time}?`,
      plain: `Are you free ${time}? I'd like to see you.`,
      short: `Got time ${time}?`,
      light: `{name}, you, me, ${time.replace(/^on /, '')}?`,
    };
  if (ACTIVITY.test(plan))
    return {
      full: `Would you like to ${plan} with me ${time}?`,
      plain: `Would you like to ${plan} ${time}?`,
      short: `Want to ${plan} ${time}?`,
      light: `{name}, I'm going to ${plan} ${time}, and it only works with you.`,
    };
  return {
    full: `How about ${plan} ${time}?`,
    plain: `Would you be up for ${plan} ${time}?`,
    short: `Up for ${plan} ${time}?`,
    light: `{name}: you, me and ${plan} ${time}?`,
  };
}

function tease(plan: string): string {
  if (GAME.test(plan)) return "Fair warning: I'm not going to let you win just because you're cute.";
  return MEAL.test(plan)
    ? 'You can have the last bite if you ask nicely.'
    : "I'll try to behave. No promises.";
}

function saying({ says }: DraftBrief, tone: Tone, isShort: boolean): string {
  const text = joinedAfterHello(says);
  return `${HELLO[tone]} ${isShort ? clipped(text) : text}`;
}

/** The same in fewer words, as people text. */
function clipped(text: string): string {
  return text
    .replace(/\bI still think of\b/g, 'still thinking of')
    .replace(/\bI've thought of\b/g, 'thought of')
    .replace(/\bI'd like to tell you about\b/g, 'I have to tell you about')
    .replace(/(?<=[.!?] )Are you (?=free|around|in town)/g, '')
    .replace(/(?<=[.!?] )\p{Ll}/gu, (first) => first.toUpperCase());
}

function joinedAfterHello(says: readonly string[]): string {
  return lowered(says.join(' '));
}

/** What follows a greeting with a comma goes on in lower case, unless it is about "I" or begins with a day. */
function lowered(text: string): string {
  return /^(?:I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/.test(text)
    ? text
    : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
