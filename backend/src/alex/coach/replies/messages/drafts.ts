import { paragraphs, say, type Piece } from '../../../answer';
import { HELP_DIRECTORY } from './help-directory';
import type { Asked } from '../../asked';
import { draft, nameOf } from '../../coach-figures';
import type { Intent } from '../../intents';

type Tone = 'Warm' | 'Plain' | 'Light';
type Texts = Readonly<Record<Tone, string>>;

interface Message {
  readonly intro: string;
  readonly texts: Texts;
  readonly hint: string;
  /** Whether sending it means seeing the person again. */
  readonly meetsAgain: boolean;
}

/** Words in brackets are for the user to fill in; {name} is the match's first name. */
export const MESSAGES = {
  'draft-ask-out': {
    intro: 'Three ways to ask:',
    texts: {
      Warm: "Hi {name}, I've been thinking of our conversation and I'd really like to see you again. Would you like to [go for a walk by the river] on [Saturday afternoon]?",
      Plain: "Hi {name}, I'd like to see you. Are you free on [Thursday] for [a coffee]?",
      Light:
        "{name}, I've found [a place with suspiciously good cake] and I need a second opinion. [Saturday]?",
    },
    hint: 'A day and a plan make it easy to say yes, or to suggest another day. If you get neither, you have your answer.',
    meetsAgain: true,
  },
  'draft-reschedule': {
    intro: 'Three ways to move it:',
    texts: {
      Warm: "Hi {name}, I'm so sorry, I can't make it on [Friday]: [something came up at work]. I was looking forward to it and I'd love to find another day. How about [Sunday] or [Tuesday evening]?",
      Plain: 'Hi {name}, I have to move our date on [Friday]. Could you do [Sunday] or [Tuesday] instead?',
      Light:
        'Hi {name}, my week has other plans for me on [Friday]. Would you forgive me on [Sunday], with dessert on me?',
    },
    hint: 'Say it as early as you can, and always with another day: that is what tells them you mean it.',
    meetsAgain: true,
  },
  'draft-decline': {
    intro: 'Three ways to say no to another date:',
    texts: {
      Warm: "Hi {name}, thank you for the evening, I enjoyed getting to know you. I've thought about it, and I don't feel the kind of connection I'm looking for. I wish you all the best.",
      Plain: "Hi {name}, thanks for meeting me. I don't see this going further, and I wanted to tell you.",
      Light:
        "Hi {name}, it was a good evening, and I don't think we're each other's person. I hope you find yours soon.",
    },
    hint: 'Short is kind. You owe no reasons, and one honest sentence is enough if they ask.',
    meetsAgain: false,
  },
  'draft-end': {
    intro: 'Three ways to end it:',
    texts: {
      Warm: "{name}, I've been putting off telling you this because I like you. I've noticed that this isn't right for me, and I don't want to keep you waiting for something I can't give. Thank you for the time we had. I need some distance now, and I wish you well.",
      Plain:
        "{name}, I want to be honest with you: I'd like to stop seeing each other. I've thought about it and I'm sure. I wish you well.",
      Light:
        "{name}, you're good company, and still I can tell that we're not where I hoped we'd be. I'd rather say it now than let it fade. Thank you for everything, truly.",
    },
    hint: 'After more than a few dates, say it in person or on a call if that feels safe, and use these words as notes. Where it does not feel safe, a message is right.',
    meetsAgain: false,
  },
  'draft-boundary': {
    intro: 'Three ways to say it:',
    texts: {
      Warm: "{name}, I like spending time with you, and there's one thing I need: [I'd like to take this more slowly]. It would mean a lot to me if you took that seriously.",
      Plain: '{name}, please [ask before you come by]. That is important to me.',
      Light:
        "{name}, small house rule of mine: [no calls after ten]. I'm a much nicer person when I've slept.",
    },
    hint: 'Say it once, without a list of reasons. How they take it tells you more than the answer. A light tone is for small things; for what really matters, use the plain one.',
    meetsAgain: false,
  },
} as const satisfies Partial<Record<Intent, Message>>;

/** Three messages in different tones, each ready to copy. */
export function draftMessage({ intro, texts, hint, meetsAgain }: Message): (asked: Asked) => Piece[] {
  return ({ matches: [match] }) => {
    if (match?.isHeldBack && meetsAgain)
      return say`I won't write that one for ${nameOf(match)}. You don't owe anyone another date, and if meeting someone feels unsafe, that comes before any plan: ${HELP_DIRECTORY}`;
    const firstName = match?.name.split(' ')[0] ?? '[name]';
    const lines = Object.entries(texts).map(
      ([tone, text]) => say`${tone}:\n${draft(text.replaceAll('{name}', firstName))}`,
    );
    return paragraphs(
      intro,
      ...lines,
      match?.isHeldBack
        ? say`If they could react badly, send nothing alone: tell someone you trust first, and you may also simply block them. ${HELP_DIRECTORY}`
        : hint,
    );
  };
}
