import { paragraphs, say, sentences, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked, Reply } from '../asked';
import { draftTo } from '../replies/messages/draft-to';
import { withOwnWords } from '../replies/messages/own-words';
import { heldBack, withName } from '../situations/advise';
import { THEME_TEXTS } from './facet-texts';
import type { Facet } from './facets';
import type { Heard } from './feelings';
import { linkedTo, retold } from './retold';
import type { Response } from './replies-to-answers';
import { themeOf } from './themes';
import { whetherTo } from './whether-to';

/** The first that wasn't said in this conversation; the last when all were. */
export function fresh(asked: Pick<Asked, 'history'>, texts: readonly string[]): string {
  return texts.find((text) => isNew(asked, text)) ?? texts.at(-1) ?? '';
}

/** Whether a text wasn't said in this conversation. */
export function isNew({ history }: Pick<Asked, 'history'>, text: string): boolean {
  // Names differ, so the longest piece of text between them is what is looked for.
  const [longest = ''] = text.split(/\{[\w|]+[^}]*\}/).sort((a, b) => b.length - a.length);
  return history.every(({ message }) => !message.includes(longest.trim()));
}

function about(asked: Asked): MatchFact | undefined {
  return asked.matches[0];
}

/** A short question about the theme of the conversation. */
export function facetReply(facet: Facet): Reply {
  return (asked) => {
    const match = about(asked);
    if (match?.isHeldBack) return heldBack(match);
    if (facet === 'tell') return withName(fresh(asked, WHETHER_TO_TELL), match);
    const whether = facet === 'should' ? whetherTo(asked.message) : null;
    if (whether !== null && isNew(asked, whether)) return withName(whether, match);
    const unmet = match?.dates.length === 0 ? 'first-date' : 'concern';
    const texts = THEME_TEXTS[themeOf(asked.topic) ?? unmet];
    if (facet !== 'say') {
      const others = [texts[facet], texts.next, ...texts.hear];
      return withName(fresh(asked, others), match);
    }
    const { intro, words } = texts.say;
    return paragraphs(intro, say`${draftTo(match, withOwnWords(words, asked))}`);
  };
}

/** Something told, which calls for an answer in its own words. */
export function heardReply({ replies }: Pick<Heard, 'replies'>): Reply {
  return (asked) => [fresh(asked, replies)];
}

const WHETHER_TO_TELL = [
  "Only what touches {name}: if it changes plans between you two, or could be heard from someone else, say it yourself, in one light sentence and without the whole story. The rest can wait until you're closer. Shall I write that sentence?",
  "I'd go by one question: would {name} feel left out to learn it later? If yes, say it now and briefly; if no, it's yours to keep.",
];

const TOLD = [
  "And how is that for you? Say it as it comes; I'd rather hear it than guess.",
  "What would you like to happen from here? One sentence is enough, and I'll help with the rest.",
  "What's the part of it that stays with you? I'd start with that, and leave the rest aside for today.",
  "Then let's make it concrete: what would you like to have said or done by the end of this week?",
];

/** Something told about what the conversation is about, or about someone. */
export function toldReply(asked: Asked): Piece[] {
  const match = about(asked);
  if (match?.isHeldBack) return heldBack(match);
  const told = retold(asked.message, asked.facts.matches);
  return sentences(told === null ? [] : linkedTo(told, asked), fresh(asked, TOLD));
}

const PLAIN: Readonly<Record<Response, readonly string[]>> = {
  agrees: [
    "Good. Then it's your move, whenever you feel like making it.",
    'All right. One step at a time, and tell me how it goes.',
    "Then I'll leave it at that for now. I'm here when there's news.",
  ],
  disagrees: [
    "Okay, then not like that. What's wrong with it: the tone, the timing, or the whole idea?",
    'Fair enough, you know the situation. What would you do instead?',
  ],
  laughs: [
    "Glad you can laugh about it; that's half of it.",
    "Thank you, thank you, I'm here all week.",
    'Good. Keep that mood for the next date.',
  ],
  nods: [
    "Good. I'm around when there's news.",
    'All right. Tell me how it goes.',
    'Okay. Whenever you like.',
  ],
  likes: [
    "Good, I'm glad that fits. Tell me how it goes.",
    "Nice. Then that's settled, and you can stop turning it over.",
    "Happy to hear it. I'm here for the next part.",
  ],
  declines: [
    "All right, we leave it as it is. It doesn't run away.",
    'No problem. Say so when you change your mind.',
  ],
  surprised: ['I can see why. What did you expect?', 'It does sound odd at first. Which part surprises you?'],
  honest: [
    "Honestly: I only see what you recorded, and from there that's what stands out. If you want it blunter, go by what people do when it costs them something, not by what you hope they are.",
  ],
  thanks: [
    "You're welcome. I hope it goes the way you'd like.",
    'Anytime.',
    "Gladly. I'm here if it gets complicated.",
  ],
  praises: [
    "It sounds that way from what you tell. Hold on to that; it's worth more than any of my figures.",
    "You'd know best, and it shows in how you talk about it.",
  ],
};

const OF_NUMBERS: Readonly<Partial<Record<Response, readonly string[]>>> = {
  disagrees: [
    "It's fair to doubt it. The number is nothing but your own ratings, weighted by your stars, so a mood or a forgotten evening does get in. That's why there's a range next to it and why one date counts for little. If a rating was off, open the date in “Details” and change it; if it's a standard that doesn't matter that much, give it fewer stars.",
    'Then trust the evenings more than the number. It only tells you what you wrote down at the time, and you may have learned something since.',
  ],
  surprised: [
    'It often does: a rating is made right after one evening, and memory keeps the best of all of them. Look at the single dates in “Details” before you trust either.',
    "Then it's worth a look at what you rated right afterward. Some of it may just have been the evening.",
  ],
  laughs: ['Numbers can be rude like that.', 'At least you take it with humor.'],
  agrees: [
    "Right. It's a picture of the dates so far, no more.",
    'Good. The next date will say more than I can.',
  ],
};

const OF_MESSAGES: Readonly<Partial<Record<Response, readonly string[]>>> = {
  likes: ['Good, then send it as it is.', "Great. It sounds like you, so it's ready."],
  agrees: ['Good. Then send it and let it rest.', 'All right.'],
  nods: ['Good. Send it when you feel like it.', 'All right. Tell me what comes back.'],
  laughs: ["If it made you laugh, it'll work there too.", 'Good, keep it that way.'],
};

/** The answer before was a message to send. */
const WORDS_BEFORE = /^(?:Something like this|Here you go|Like this):/;
const PRAISE = /\b(?:you are|good sport|kind|sweet|funny|star)\b/i;
const OF_PRAISE = ['Takes one to know one. Off you go.', "That's nice of you to say."];

/** How a short word about the answer before is taken. */
export function responseReply(response: Response): Reply {
  return (asked) => {
    const theme = themeOf(asked.topic);
    if (response === 'likes' && PRAISE.test(asked.message)) return say`${fresh(asked, OF_PRAISE)}`;
    const own =
      theme === 'message' || WORDS_BEFORE.test(asked.history.at(-1)?.message ?? '')
        ? OF_MESSAGES[response]
        : theme === null && asked.topic !== null
          ? OF_NUMBERS[response]
          : undefined;
    const first = fresh(asked, own ?? PLAIN[response]);
    return [first];
  };
}
