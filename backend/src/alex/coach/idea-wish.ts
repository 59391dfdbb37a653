import type { IdeaDateType, IdeaTime } from '#contract/dating/date-ideas';
import type { IdeaWish } from '../../date-ideas/ranking/suiting-ideas';
import type { Turn } from './understanding/conversation-memory';

const OUTDOORS =
  /\b(?<!not )(?<!no )(?<!(?:cold|wet|raining|rainy|freezing|dark) )(?:not indoors?|not inside|outdoors?|outside|fresh air|nature|in the sun|open air)\b/gi;
const INDOORS =
  /\b(?:indoors?|inside|rain(?:s|ing|y)?|snow(?:s|ing)?|cold|freez\w+|warmer|somewhere warm|something warm|winter|november|december|january|february|bad weather|not outside|not outdoors?)\b/gi;
const CHEAP =
  /\b(?:cheap(?:er)?|broke|low budget|not (?:too )?expensive|less expensive|too expensive|budget|no money|little money)\b/i;
const FREE = /\bfree\b(?! (?:on|to|this|evening|time|day|next|tomorrow))/i;
const SHORT = /\b(?:short(?:er)?|quick|an hour|lunch break|not too long|too long|brief)\b/i;
const FIRST = /\bfirst date\b|\bnever met\b|\bhave ?n['’]?t met\b/i;
const MOODS: readonly (readonly [RegExp, IdeaDateType])[] = [
  [
    /\b(?:quiet\w*|calm\w*|cozy|cosy|romantic|intimate|where we can talk|to talk|relaxed)\b/i,
    'quiet-intimate',
  ],
  [/\b(?:active|sporty|sport|moving|exercise|hik\w+|adventur\w+)\b/i, 'active-outdoor'],
  [/\b(?:creative|art|cultur\w+|museum|making|crafty)\b/i, 'creative-cultural'],
  [/\b(?:social|with friends|group|lively|fun|party)\b/i, 'social-events'],
];
const TIMES: readonly (readonly [RegExp, IdeaTime])[] = [
  [/\bmorning\b/i, 'morning'],
  [/\b(?:afternoon|lunch|during the day|daytime)\b/i, 'afternoon'],
  [
    /\b(?:evening|tonight|after work|at night|(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:night|nite))\b/i,
    'evening',
  ],
];
const WITHOUT =
  /\b(?:not?|without|hates?|no more|anything but|other than|isn['’]?t|that['’]?s not|thats not|dislikes?|(?:do|does)n['’]?t like) (?:a |the |another |any )?([a-z]{4,})/gi;
const NOT_A_THING =
  /^(?:too|very|so|really|that|this|into|sure|like|want|know|been|have|more|outside|inside|expensive|cheap|long|good|what|helpful|idea|ideas|something|time|money|yet|really|weird|boring|dinner dates)$/i;
const STEM = 5;
const REMEMBERED = 3;

/** What someone wishes of a date idea, here and in their latest messages; where they differ, the latest counts. */
export function ideaWishIn(message: string, history: readonly Turn[]): IdeaWish {
  const before = history.filter(({ role }) => role === 'user').slice(-REMEMBERED);
  const texts = [...before.map((turn) => turn.message), message];
  const all = texts.join('\n');
  const isAny = (words: RegExp) => words.test(all);
  return {
    mostCost: isAny(FREE) ? 0 : isAny(CHEAP) ? 1 : null,
    setting: settingIn(all),
    mostMinutes: SHORT.test(message) ? 90 : null,
    isFirstDate: FIRST.test(message),
    mood: MOODS.find(([words]) => words.test(message))?.[1] ?? null,
    time: TIMES.find(([words]) => words.test(message))?.[1] ?? null,
    without: [...all.matchAll(WITHOUT)].flatMap(([, thing = '']) =>
      NOT_A_THING.test(thing) ? [] : [thing.toLowerCase().slice(0, STEM)],
    ),
    shown: history
      .filter(({ role }) => role === 'alex')
      .map((turn) => turn.message)
      .join('\n'),
  };
}

/** "Where should I take him on Saturday?", whatever else is known about going out. */
export function isPlanAsked(said: string): boolean {
  return /\bwhere (?:should|could|can|do|would|shall) (?:i|we) (?:\w+ )?(?:take|bring) (?:him|her|them|xmatch)\b(?!.*\b(?:not|no|without)\b)/.test(
    said,
  );
}

/** Whether nothing in particular is wished for, so that what a date would show decides. */
export function isOpenWish(wish: IdeaWish): boolean {
  const { mood, time, without } = wish;
  return wishWords(wish) === '' && mood === null && time === null && without.length === 0;
}

/** Indoors or outdoors, whichever was mentioned last. */
function settingIn(text: string): IdeaWish['setting'] {
  const last = (words: RegExp) => [...text.matchAll(words)].at(-1)?.index ?? -1;
  const [out, inside] = [last(OUTDOORS), last(INDOORS)];
  if (out < 0 && inside < 0) return null;
  return out > inside ? 'outdoors' : 'indoors';
}

/** "cheap, indoors and short": what was asked for, in words; empty without a wish. */
export function wishWords({ mostCost, setting, mostMinutes, isFirstDate }: IdeaWish): string {
  const words = [
    mostCost === null ? [] : [mostCost === 0 ? 'free' : 'cheap'],
    setting === null ? [] : [setting],
    mostMinutes === null ? [] : ['short'],
    isFirstDate ? ['easy enough for a first date'] : [],
  ].flat();
  const last = words.pop();
  return last === undefined ? '' : words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}
