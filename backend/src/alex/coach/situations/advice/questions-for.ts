import { paragraphs, say } from '../../../answer';
import type { Reply } from '../../asked';
import { standardWords } from '../../../../words/message-text';
import { questionsToAsk } from '../../replies/dating/questions-to-ask';
import { heldBack } from '../advise';
import { spoken, type Situation } from '../situation';

/** One question for someone about a subject; the first whose words are in the message. */
const ON_SUBJECT: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:kids?|children|baby|babies|family of (?:his|her|their|xmatch))\b/,
    'When you picture a Sunday in ten years, who is at the table?',
  ],
  [
    /\b(?:future|years|plans?|serious|where (?:this|it) is going|settl\w+)\b/,
    'If the next two years went really well for you, what would be different from now?',
  ],
  [
    /\b(?:money|spend\w*|job|work|career)\b/,
    'If you had one more free day every week, what would you do with it?',
  ],
  [/\b(?:faith|church|belie\w+|religio\w*|pray\w*)\b/, 'What do you hold on to when things go badly?'],
  [
    /\b(?:ex|exes|past|divorce\w*|marriage)\b/,
    'What did you learn about yourself the last time you were with someone?',
  ],
  [
    /\b(?:open up|deep\w*|feel\w*|close|closer|personal|know (?:him|her|them|xmatch) better)\b/,
    'When did you last feel that someone really got you? What had they done?',
  ],
  [/\b(?:laugh|funny|fun|light|playful)\b/, 'What is the worst gift you ever had to look happy about?'],
];

const oneQuestion: Reply = (asked) => {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  const said = standardWords(asked.message).join(' ');
  if (OF_FAMILY.test(said)) return aboutSomething(asked);
  const found = ON_SUBJECT.find(([words]) => words.test(said))?.[1];
  if (found === undefined) return questionsToAsk(asked);
  return paragraphs(
    say`Try this one: “${found}”`,
    say`It asks for a picture instead of a promise, so it can be answered in one line or in an evening. Answer it yourself, too, and don't follow it with a second one right away.`,
  );
};

const OF_FAMILY =
  /\b(?:son|daughter|kids?|children|parents?|mother|mom|mum|father|dad|sister|brother|family|friends?|colleagues?)\b/;

const aboutSomething: Reply = (asked) => {
  const [match] = asked.matches;
  if (match?.isHeldBack) return heldBack(match);
  return OF_FAMILY.test(standardWords(asked.message).join(' '))
    ? say`Ask about what people enjoy rather than about what they do: “What are you busy with that you actually like?”, “What should one not miss around here?”, and, because everyone likes to tell it, “What was it like to grow up in this family?” Ask one, listen to all of it, and give a small story of your own back.`
    : say`Ask about the person rather than about the facts: “Which bit stayed with you?”, “How did you come to it?”, “What would you have done?” Each can be answered in one line or in an evening, and none has a right answer. Say first which bit stayed with you; that's what keeps it from being an exam.`;
};

/** What to ask someone, where the message says about what or whom. */
export const QUESTIONS_FOR = {
  'one-question': {
    intent: 'questions-to-ask',
    needsPerson: true,
    words: spoken(
      '(?:give|tell|suggest|send|write|find) me (?:just )?(?:number|one|a|some|two|three|a few|a good|one good|a couple of) (?:\\w+ )?(?:questions?|things? to ask)\\b(?! about (?:you|alex|the app))|(?:one|a) (?:good )?question (?:that|which|to) (?:gets?|makes?|get|make|ask|opens?)',
    ),
    when: ({ standards }) => standards === 0,
    reply: oneQuestion,
  },
  'ask-about': {
    intent: 'questions-to-ask',
    needsPerson: true,
    words: spoken(
      'what (?:could|might|can|would|should|do) i ask (?:HIM |the \\w+ |his \\w+ |her \\w+ |their \\w+ )?(?:about (?:it|that|this|the|his|her|their)\\b.*|.*\\b(?:so (?:that )?(?:it|we)|that (?:does|is|will|would) not|without (?:it )?(?:sound|feel|be))\\w*.*)',
    ),
    when: ({ standards }) => standards === 0,
    reply: aboutSomething,
  },
} as const satisfies Record<string, Situation>;
