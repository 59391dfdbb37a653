import { isTold, partsOf, standardWords } from '../../../words/message-text';

const START = '\\b(?:should|shall|must|can|could|do|would) (?:i|we|you)\\b (?:\\w+ ){0,3}';

/** "Is it weird to tell him that?" */
const ODD =
  /\b(?:is|was|would) (?:it|that) (?:be )?(?:so |too |really |super |kind of |a bit )?(?:weird|strange|silly|odd|awkward|dumb|stupid|childish|embarrassing|cringe|crazy|lame|foolish|cheesy) (?:to|if i) (?:\w+ )?(?:tell|ask|say|admit|invite|bring|send|show|give|call|want|like|feel|miss|mention|wait|hope|text|write|confess|offer|cook|suggest)\b/;

/** Whether a question is only whether something is odd, whatever else its words name. */
export function asksWhetherOdd(text: string): boolean {
  return ODD.test(standardWords(text).join(' '));
}

/** Questions that say themselves what they are about, and so are answered the same in any case. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhat (?:would|is|will) (?:be )?(?:the )?(?:\w+ )?(?:decent|fair|right|kind|best|honest|proper|polite|nicest|kindest|fairest)(?: thing)?(?: to do| thing to do| here| now)?(?: \?)?$/,
    "What you could say openly to everyone it touches. Go through it that way: which choice could you explain to each of them in one sentence, without leaving anything out? That one is decent, even if someone is disappointed, and the earlier it's said, the kinder. Which one is it?",
  ],
  [
    /\b(?:who|whom|which one) (?:do|should|shall|must) i (?:talk|speak|tell|call|write|text|go|apologi[sz]e|ask)\b.*\bfirst\b/,
    'The one with whom you have something to put right yourself. One sentence is enough there, and it makes the other talk easier. Which of them is that?',
  ],
  [
    /\b(?:should|shall|do|must|can|could) i\b.*\bor (?:\w+ ){0,2}wait\b/,
    "Both can be right, so let a day decide: say it yourself by then, in one friendly sentence, if it hasn't come up. Waiting is only hard while it has no end, and asking once puts no one under pressure. Which day would feel unhurried to you?",
  ],
  [
    /^(?:(?:so|and|but|oh|hm+) )*(?:is|was) (?:that|it|this) (?:enough|too little|all right|the right thing)(?: \?)?$/,
    "From what you tell, yes: you did what you could do in that moment, and being there counts more than the perfect words. If you'd like to add something, one sentence the next time you speak is plenty. Is there something you'd have liked to say?",
  ],
  [
    /\b(?:over|by|via|in) (?:a )?(?:text|phone|call|message|person)\b.* or\b|\b(?:text|message|call|letter|email)\b (?:\w+ )?or (?:\w+ )?(?:in person|face to face|call|personally|phone)\b|\bin person or\b/,
    "Face to face if it could hurt or be misread, on the phone if that's too far off, and by text only to arrange it: “There's something I'd like to tell you in person. Are you free [on Thursday]?” When do you see each other next?",
  ],
  [
    ODD,
    "Not to me. What makes such things awkward is the apology put in front of them: say it once, lightly, and leave room for the answer. And if {name} smiles at it, that's no bad outcome. How would you say it?",
  ],
  [
    /\bwhy (?:is|does) (?:it|this|that|dating|everything) (?:\w+ )?(?:so |this )?(?:hard|difficult|complicated|exhausting|awkward)\b/,
    "Because it matters to you, and because you're trying to be fair to more than one person, yourself included. You don't have to do all of it today. What's the smallest part that would make it lighter?",
  ],
  [
    /^(?:(?:so|and|but|oh|hm+|or) )*(?:is|was) (?:that|it|this) (?:\w+ )?(?:foolish|silly|stupid|dumb|cowardly|selfish|childish|petty|pathetic|immature|rude|mean|harsh|unfair|wrong|bad)(?: of me)?(?: \?)?$/,
    "I can't judge that from here, and one clumsy moment seldom decides anything. If it left something unsaid, one sentence the next time you speak puts it right. What would you do differently?",
  ],
  [
    /^(?:(?:so|and|but) )*(?:are|is) (?:they|he|she|my \w+|xmatch) right(?: about \w+)?(?: \?)?$/,
    "They see a part of it from outside, and you see the rest. I'd weigh what {name} does more than what anyone reads into it: who calls, who makes plans, who remembers. By that measure, what do you see?",
  ],
  [
    /\bwhat (?:do|should|can|could) i do with (?:this|that|the|my|all this|these) (?:\w+ )?(?:feelings?|jealousy|anger|guilt|fear|doubts?|sadness|worry|thoughts?|mess)\b/,
    "You don't have to get rid of it. Say it once, as yours and not as a reproach: “I notice that it stings a little when …, and I wanted you to know.” Then do something the same evening that's only yours. Shall I write that sentence?",
  ],
  [
    /\b(?:could|can|may) (?:i|we) (?:just |only )?(?:come|join|bring|stay|arrive) (?:\w+ ){0,2}(?:later|earlier|for|until|only|just|after)\b/,
    "Yes, you can. It's a good answer, because it's clear and friendly and easy to say yes to. Say it gladly and without an excuse. Shall I put it into a message?",
  ],
  [
    /\b(?:is|was|be) (?:it|that) (?:\w+ )?(?:bad|wrong|mean|unfair|weird|okay|terrible|shady|cheating|dishonest) (?:to|if|that|of me) .*\b(?:dat\w+|see\w*|both|two|several|others?|more than one|at once|same time)\b/,
    "Not in itself. It turns unfair when one of them believes it's only the two of you and it isn't. So go by one question: would it be a surprise to hear it? If yes, say it soon, in one sentence. Would it be one?",
  ],
];

/** What is asked about with "should I", and the answer that holds for most subjects. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${START}(?:ask|say|tell|talk|bring|mention|confront|address|raise|be (?:honest|direct|open))\\b`,
    ),
    'Yes, if it would still be on your mind next week: ask it plainly, as one question at a calm moment, without a list of examples. A question gets you an answer, and hints only get you more to guess. Shall I write it?',
  ],
  [
    new RegExp(
      `${START}(?:wait|give (?:it|him|her|them|xmatch) (?:more )?time|be patient|let it (?:go|be|rest))\\b`,
    ),
    "Wait, but with an end: choose a day until which you'll leave it, and decide now what you'll do then. Waiting without a day is what wears people out. Which day would be fair?",
  ],
  [
    new RegExp(
      `${START}(?:end|break|dump|leave|stop|quit|give up|move on|cut|let (?:him|her|them|xmatch) go)\\b`,
    ),
    "Not tonight and not because of one evening. Ask yourself whether you'd be fine if it stayed exactly like this for half a year, and whether you've said what you need. If you've said it and the answer is still no, then yes. Have you said it?",
  ],
  [
    new RegExp(`${START}(?:apologi[sz]e|say sorry|make up)\\b`),
    "For your own part, yes: one sentence, for one thing, without a “but”. You don't have to take back what you need along with it. Shall I write it?",
  ],
  [
    new RegExp(`${START}(?:go|come|meet|see|say yes|accept|join|visit|invite|cancel)\\b`),
    'If part of you is curious, yes, in a small form: an hour, a public place, your own way home. If you mostly dread it, a kind no is better than an evening you sit through. Which is it?',
  ],
  [
    new RegExp(`${START}(?:text|write|call|message|reply|answer|reach out|respond)\\b`),
    "If the last message wasn't yours, yes: two lines, with something easy to answer in them. If it was, leave it for two or three days first. Shall I word it?",
  ],
  [
    new RegExp(`${START}(?:trust|believe|forgive|give (?:him|her|them|xmatch) (?:a|another) )`),
    "In small steps: one thing that can be kept this week, and then look whether it was. I can't see into anyone, and neither can you; kept words are what there is to go by. What would that one thing be?",
  ],
  [
    /\bam i (?:\w+ )?(?:being |just |too |so |overly |a )?\w+/,
    "What you feel isn't wrong; what counts is what you do with it. Said once, as a wish instead of a reproach, it's fair to bring up. Testing or keeping count is what makes such things big. What's the wish behind it, in one sentence?",
  ],
];

const CHOICE = /^(?:\w+ ){1,7}or (?:\w+ ){1,6}\?$/;
const OF_TWO =
  "Of the two, I'd take the one that gets you an answer soonest and costs the least: usually one clear try with a day in it, and then letting it rest for good. Which of them would you regret more in a month if you didn't do it?";

/** Whether a short message puts two things up for choice. */
export function isChoice(text: string): boolean {
  return CHOICE.test(standardWords(partsOf(text).at(-1) ?? text).join(' '));
}

/** The answer to a question of whether something is all right; null for another question. */
export function whetherPlain(text: string): string | null {
  if (isTold(text)) return null;
  const said = [partsOf(text).at(-1) ?? text, text].map((one) => standardWords(one).join(' '));
  return PLAIN.find(([words]) => said.some((one) => words.test(one)))?.[1] ?? null;
}

/** The answer to whether to do something, whatever the subject; null where the question is another one. */
export function whetherTo(text: string): string | null {
  const said = standardWords(partsOf(text).at(-1) ?? text).join(' ');
  const plain = whetherPlain(text) ?? ANSWERS.find(([words]) => words.test(said))?.[1];
  return plain ?? (isChoice(text) ? OF_TWO : null);
}
