import { paragraphs, say, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked, Reply } from '../asked';
import { draftTo } from '../replies/messages/draft-to';
import { heldBack, withName } from '../situations/advise';
import { THEME_TEXTS } from './facet-texts';
import type { Facet } from './facets';
import type { Heard } from './feelings';
import type { Response } from './replies-to-answers';
import { themeOf } from './themes';

/** The first that wasn't said in this conversation; the last when all were. */
export function fresh({ history }: Pick<Asked, 'history'>, texts: readonly string[]): string {
  const said = history.map(({ message }) => message).join('\n');
  // Names differ, so the longest piece of text between them is what is looked for.
  const isNew = (text: string) => {
    const [longest = ''] = text.split('{name}').sort((a, b) => b.length - a.length);
    return !said.includes(longest.trim());
  };
  return texts.find(isNew) ?? texts.at(-1) ?? '';
}

function about(asked: Asked): MatchFact | undefined {
  return asked.matches[0];
}

/** A short question about the theme of the conversation. */
export function facetReply(facet: Facet): Reply {
  return (asked) => {
    const match = about(asked);
    if (match?.isHeldBack) return heldBack(match);
    const unmet = match?.dates.length === 0 ? 'first-date' : 'concern';
    const texts = THEME_TEXTS[themeOf(asked.topic) ?? unmet];
    if (facet !== 'say') {
      const others = [texts[facet], texts.next, ...texts.hear];
      return withName(fresh(asked, others), match);
    }
    const { intro, words } = texts.say;
    return paragraphs(intro, say`${draftTo(match, words)}`);
  };
}

/** Something told, which calls for an answer in its own words. */
export function heardReply({ replies, isWhole = false }: Heard): Reply {
  return (asked) => {
    const match = about(asked);
    const theme = themeOf(asked.topic);
    const texts = theme ? THEME_TEXTS[theme] : null;
    const goesOn = isWhole || match?.isHeldBack || !texts ? null : fresh(asked, texts.hear);
    return paragraphs(fresh(asked, replies), goesOn === null ? null : withName(goesOn, match));
  };
}

const TOLD_ON = [
  'Okay. What would help you most with that: thinking it through, or words for it?',
  "I'm with you. What do you make of it yourself?",
  "Go on, I'm listening. How did that end?",
];
const TOLD_OF = [
  'Got it. With {name}, is that more of a plus for you, or something that makes you hesitate?',
  'That fills in the picture of {name} a bit. What would you like to happen next?',
  'I see. And when you think of seeing {name} again, is it more a pull or more a duty?',
];

/** Something told about what the conversation is about, or about someone. */
export function toldReply(asked: Asked): Piece[] {
  const match = about(asked);
  if (match?.isHeldBack) return heldBack(match);
  const theme = themeOf(asked.topic);
  if (theme) return withName(fresh(asked, THEME_TEXTS[theme].hear), match);
  return withName(fresh(asked, match ? TOLD_OF : TOLD_ON), match);
}

const PLAIN: Readonly<Record<Response, readonly string[]>> = {
  agrees: [
    "Good. Then you know more than an hour ago; come back when there's something to decide.",
    'All right. One step at a time.',
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
  declines: ["All right, we leave it as it is. It doesn't run away.", 'No problem, forgotten.'],
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

const PRAISE = /\b(?:you are|good sport|kind|sweet|funny|star)\b/i;
const OF_PRAISE = ['Takes one to know one. Off you go.', "That's nice of you to say."];

/** How a short word about the answer before is taken. */
export function responseReply(response: Response): Reply {
  return (asked) => {
    const theme = themeOf(asked.topic);
    if (response === 'likes' && PRAISE.test(asked.message)) return say`${fresh(asked, OF_PRAISE)}`;
    const own =
      theme === 'message'
        ? OF_MESSAGES[response]
        : theme === null && asked.topic !== null
          ? OF_NUMBERS[response]
          : undefined;
    const first = fresh(asked, own ?? PLAIN[response]);
    const match = about(asked);
    const goesOn = response === 'agrees' && theme !== null && theme !== 'message' && !match?.isHeldBack;
    return goesOn ? withName(fresh(asked, [`Good. ${THEME_TEXTS[theme].next}`, first]), match) : [first];
  };
}
