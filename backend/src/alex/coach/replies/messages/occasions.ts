import type { MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { daysBetween } from '../../coach-figures';

export type Tone = 'Warm' | 'Plain' | 'Light' | 'Relaxed';

/** A message in four tones, each in full and short. Words in brackets are for the user to fill in. */
export interface Occasion {
  readonly intro: string;
  readonly texts: Readonly<Record<Tone, readonly [string, string]>>;
  readonly hint: string;
}

/** What someone writes to a person they would like to see or speak to. */
export const OCCASIONS = {
  'first-meeting': {
    intro: "For someone you haven't been out with yet:",
    texts: {
      Warm: [
        "Hi {name}, I like talking with you, and I'd enjoy doing that over a coffee. Do you have an hour on [Saturday]?",
        "Hi {name}, I'd like to get to know you better. Coffee [on Saturday]?",
      ],
      Plain: [
        "Hi {name}, would you like to get a coffee with me? I'm free [on Thursday] or [on Saturday].",
        'Hi {name}, coffee [on Saturday]?',
      ],
      Light: [
        'Hi {name}, I have a serious question about cake and I need a second opinion. [Saturday], [the café on the corner]?',
        'Hi {name}, I hear coffee tastes better with company. [Saturday]?',
      ],
      Relaxed: [
        "Hey {name}, I'm getting a coffee [on Saturday] around [three]. Want to come along?",
        'Hey {name}, coffee [this weekend]?',
      ],
    },
    hint: 'Small and concrete is easiest to say yes to; a no to a coffee is no drama for either of you.',
  },
  again: {
    intro: 'Here are three ways to ask:',
    texts: {
      Warm: [
        "Hi {name}, I had a good time with you{when} and I'd love to see you again. Are you free [on Thursday] for [a walk and something warm to drink]?",
        "Hi {name}, I'd love to see you again. [Thursday]?",
      ],
      Plain: [
        "Hi {name}, I'd like to see you again. Are you free [on Thursday] for [dinner]?",
        'Hi {name}, are you free [on Thursday]?',
      ],
      Light: [
        '{name}, I have a plan for [Thursday] that needs exactly one more person: [dumplings, then a walk]. Are you my person?',
        'Hi {name}, [Thursday], dumplings, you and me?',
      ],
      Relaxed: [
        "Hey {name}, I'm around [on Thursday] if you feel like [a walk]. No rush.",
        'Hey {name}, up for [a walk] sometime this week?',
      ],
    },
    hint: 'One day and one plan make it easy to say yes, or to suggest another day.',
  },
  'long-silence': {
    intro: 'After a longer silence, naming it in half a sentence is enough:',
    texts: {
      Warm: [
        "Hi {name}, I've let far too much time go by, and that wasn't for lack of liking you. I've thought of you and would like to hear how you are. Would you have a coffee with me [next week]?",
        "Hi {name}, it's been too long, and I've thought of you. Coffee [next week]?",
      ],
      Plain: [
        "Hi {name}, it has been a while, and I'm sorry I went quiet. I'd like to see you again if you would too. Are you free [on Sunday]?",
        'Hi {name}, sorry I went quiet. Are you free [on Sunday]?',
      ],
      Light: [
        "Hi {name}, I seem to have been swallowed by the calendar. I've climbed out and I'd like to see you. [Sunday]?",
        'Hi {name}, I have climbed out of my calendar. Coffee [on Sunday]?',
      ],
      Relaxed: [
        "Hey {name}, it's been a while, and I was thinking of you. How have you been?",
        'Hey {name}, it has been a while. How are you?',
      ],
    },
    hint: "Don't explain the silence at length; a question that's easy to answer does more.",
  },
  talk: {
    intro: 'To ask for a talk without alarming anyone:',
    texts: {
      Warm: [
        "Hi {name}, I enjoy our time together, and there's something I'd like to ask you in person because it matters to me. Could we meet for a walk [on Sunday]? Nothing dramatic, I'd just rather talk than wonder.",
        "Hi {name}, there's something I'd like to ask you in person. A walk [on Sunday]?",
      ],
      Plain: [
        "Hi {name}, I'd like to talk with you about something I've been thinking about. Are you free [on Sunday] for an hour?",
        'Hi {name}, can we talk in person [on Sunday]?',
      ],
      Light: [
        "Hi {name}, I have one question for you that's better with coffee than by text. [Sunday]?",
        'Hi {name}, one question, two coffees. [Sunday]?',
      ],
      Relaxed: [
        "Hey {name}, want to take a walk [on Sunday]? There's something I'd like to hear your side of.",
        'Hey {name}, a walk [on Sunday]? I have a question for you.',
      ],
    },
    hint: 'Keep the matter itself for the conversation; by text it would sound harder than you mean it.',
  },
  thanks: {
    intro: 'For after the date:',
    texts: {
      Warm: [
        'Hi {name}, thank you{when}. I had a really good time with you, and I would love to do that again.',
        'Thank you{when}, {name}. I had a really good time.',
      ],
      Plain: [
        "Hi {name}, I enjoyed seeing you{when}. I'd like to meet again.",
        'Hi {name}, that was nice. Again soon?',
      ],
      Light: [
        'Hi {name}, I got home safely and am still smiling. Just so you know.',
        'Still smiling, {name}. Your fault.',
      ],
      Relaxed: ['Hey {name}, that was fun. Up for another round sometime?', 'That was fun, {name}.'],
    },
    hint: 'Add one thing from the evening that only you two know; that is what makes it yours.',
  },
  apology: {
    intro: 'Short, without excuses:',
    texts: {
      Warm: [
        "Hi {name}, I'm sorry about [what I said]. You deserved better from me. I'd like to make it right, if you'll let me.",
        "I'm sorry about [that], {name}. I'd like to make it right.",
      ],
      Plain: [
        "Hi {name}, I was wrong about [that], and I'm sorry. Next time I'll [say so earlier].",
        "I was wrong about [that], {name}. I'm sorry.",
      ],
      Light: [
        'Hi {name}, official statement: I was [grumpy] and I regret it. May I buy you a coffee as a peace treaty?',
        'Peace treaty over coffee, {name}? I was [grumpy], and I am sorry.',
      ],
      Relaxed: [
        "Hey {name}, sorry about [earlier]. That wasn't about you.",
        'Hey {name}, sorry about [earlier].',
      ],
    },
    hint: 'Name the thing and what will be different, then stop; an apology with a “but” is none.',
  },
  'after-canceling': {
    intro: 'Friendly, with the next step on the other side:',
    texts: {
      Warm: [
        "Hi {name}, too bad, I was looking forward to it. I hope everything's all right. I'd still like to see you, so tell me which day works for you.",
        "Too bad, {name}! I'd still like to see you. Which day works?",
      ],
      Plain: [
        'Hi {name}, thanks for letting me know. I would still like to meet. You pick the day this time.',
        'Okay, {name}. You pick the new day.',
      ],
      Light: [
        'Hi {name}, my evening and I are bravely consoling each other. When do we get our second chance?',
        'I forgive you for the price of one dessert, {name}. When?',
      ],
      Relaxed: ['Hey {name}, no stress. Let me know when you have time.', 'No stress, {name}. Another day?'],
    },
    hint: "Then leave it there; the next move isn't yours.",
  },
  'how-are-you': {
    intro: 'A light sign of life:',
    texts: {
      Warm: [
        'Hi {name}, I just thought of you and wanted to know how your week is going.',
        'Thinking of you, {name}. How is your week?',
      ],
      Plain: ["Hi {name}, how are you? I'd like to hear from you.", 'Hi {name}, how are you?'],
      Light: [
        'Hi {name}, quick survey: on a scale from coffee to vacation, what does your week need?',
        'Coffee or vacation, {name}: what does your week need?',
      ],
      Relaxed: ['Hey {name}, how is it going?', 'Hey {name}, all good?'],
    },
    hint: 'A message like this is for staying in touch; if you want to meet, put a day in it.',
  },
  exclusive: {
    intro: 'These words are better said than sent; use them as notes:',
    texts: {
      Warm: [
        "{name}, I really like what's growing between us, and I'd like to stop seeing other people. How do you feel about that?",
        "{name}, I'd like it to be just us. How about you?",
      ],
      Plain: [
        "{name}, I'd like to know where we stand. I'm not interested in seeing anyone else. Are you?",
        "{name}, I'd like us to be exclusive. Would you?",
      ],
      Light: [
        '{name}, I have deleted an app and I have no regrets. Would you like to talk about that?',
        '{name}, my calendar only has room for one person. You?',
      ],
      Relaxed: [
        "Hey {name}, I'm enjoying this, and I'd like to talk about what it is to you. [Sunday walk]?",
        'Hey {name}, can we talk about what this is? [Sunday]?',
      ],
    },
    hint: 'Say yours first and ask second; and be ready to hear “not yet”.',
  },
} as const satisfies Record<string, Occasion>;

type OccasionName = keyof typeof OCCASIONS;

const LONG_SILENCE_DAYS = 28;
const A_WEEK = 7;

const SAID: readonly (readonly [RegExp, OccasionName])[] = [
  [/\b(?:exclusive|official|where we stand|my (?:girl|boy)friend|relationship talk)\b/i, 'exclusive'],
  [/\b(?:apolog\w+|sorry|make up for|make it up)\b/i, 'apology'],
  [/\b(?:cancel\w*|bailed|flaked|rescheduled on me)\b/i, 'after-canceling'],
  [
    /\b(?:talk|speak|discuss|conversation|clear (?:it|the air)|bring (?:it|that) up|ask (?:him|her|them) about)\b/i,
    'talk',
  ],
  [
    /\b(?:long time|no time has passed|been a while|months?|too long|again after|reconnect|went quiet|silence|since (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
    'long-silence',
  ],
  [/\b(?:thank|thanks for|after (?:the|our) date|enjoyed|had a (?:great|good|nice|lovely))\b/i, 'thanks'],
  [
    /\b(?:how (?:he|she|they)(?: is| are|['’]s|['’]re)|check(?:ing)? in|say (?:hi|hello)|good luck|thinking of)\b/i,
    'how-are-you',
  ],
];

/** What a message to this match is about, from the request and from when the two last met. */
export function occasionOf({ message, matches: [match], today }: Asked): OccasionName {
  const said = SAID.find(([words]) => words.test(message));
  if (said) return said[1];
  if (!match) return /\bfirst\b/i.test(message) ? 'first-meeting' : 'again';
  const last = match.dates.at(-1);
  if (!last) return 'first-meeting';
  return daysBetween(last.day, today) >= LONG_SILENCE_DAYS ? 'long-silence' : 'again';
}

/** " on Sunday" or " the other week", when the last date was lately; else empty. */
export function whenWords(match: MatchFact | undefined, today: string): string {
  const last = match?.dates.at(-1);
  if (!last) return '';
  const days = daysBetween(last.day, today);
  if (days < 1) return ' today';
  if (days < A_WEEK)
    return ` on ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${last.day}T00:00:00Z`))}`;
  return days < 2 * A_WEEK ? ' the other week' : '';
}
