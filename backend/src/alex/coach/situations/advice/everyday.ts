import { paragraphs, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { questionToTap } from '../../coach-figures';
import { HOW_TO } from '../../replies/product/how-to';
import { questionsToAsk } from '../../replies/dating/questions-to-ask';
import { advice, heldBack } from '../advise';
import { spoken, type Situation } from '../situation';
import { FIRST_DATES } from './first-dates';

const WITHOUT_SPARK =
  '(?:feel (?:absolutely |really )?nothing|(?:do|did) not feel (?:anything|it|a spark|much)|no (?:spark|butterflies|chemistry|feelings?))';
const ODD =
  '(?:silly|stupid|dumb|weird|lame|childish|cheesy|ridiculous|pathetic|crazy|old[ -]?fashioned|too much)';

function notTooLate({ facts, matches }: Asked): Piece[] {
  const [match] = matches;
  if (match?.isHeldBack) return heldBack(match);
  const write = questionToTap('draft-ask-out', facts, matches);
  return paragraphs(
    say`It isn't too late. A few days without a message are ordinary, and no one counts them as closely as the one who hasn't written. Don't explain the gap: pick up something from the last time, and end with one easy question.`,
    write ? say`I can put it into words: ${write}` : null,
  );
}

/** Plain questions of everyday, wherever in a conversation they come up. */
export const EVERYDAY = {
  'leave-a-date': {
    ...FIRST_DATES['leave-early'],
    words: spoken(
      '(?:can|could|may|should) i (?:just |simply |politely )?(?:leave|go home|bail|bounce)\\b(?: (?:early|after \\w+.*|again|then))?(?: or is (?:that|it) (?:\\w+ )?rude)?(?: \\?)?$|rude to (?:just )?(?:leave|go|bail)\\b|(?:leave|leaving|end|ending) (?:a |the |my )?(?:\\w+ )?date early\\b|how (?:do|can|should) i (?:leave|get out of) (?:a|the|my) (?:\\w+ )?date\\b',
    ),
  },
  'sounds-silly': advice({
    intent: 'texting',
    words: spoken(
      `\\bi (?:will|am going to|would|might|want to)\\b.*\\b(?:send|text|write|say|read|reply|answer|wait|sleep on)\\b.*\\bis (?:that|this|it) (?:\\w+ )?${ODD}\\b`,
    ),
    text: "Not at all. It's a small choice that makes it easier for you to mean what you say, and that's reason enough. Once it's out, what counts is what it says, not when or how you got there.",
    more: 'No. Do it your way and then leave it; the thinking about it takes more out of you than the thing itself.',
  }),
  'has-someone-else': advice({
    intent: 'texting',
    words: spoken(
      '(?:what if|maybe|suppose|i bet|probably|afraid|worried) (?:\\w+ ){0,2}HE (?:has |have |is |had )?(?:already |now |just )?(?:(?:met|found|seeing|dating|with) (?:someone|another (?:man|woman|guy|girl)|other people)|moved on)\\b',
    ),
    text: "Then you'll find out by asking, and you lose nothing by a friendly message: someone who isn't free will say so, and someone who is may be glad that you wrote. Leave the question itself out of it; ask for the coffee, and take the answer as it comes. If it's a no, at least you can stop wondering.",
    more: "You can't know it from here, and guessing only keeps you from writing. One message answers it.",
  }),
  'feels-foolish': advice({
    intent: 'confidence',
    words: spoken(
      '(?:i feel|i felt|i am feeling) (?:\\w+ ){0,2}(?:foolish|silly|ridiculous|naive|like an? (?:fool|teenager|idiot))\\b',
    ),
    text: "There's nothing foolish about it. Being charmed is what charm is for, at any age. Enjoy what there is to enjoy, and let what {name} does, more than how an evening feels, decide how far it goes. What is it that makes you feel foolish?",
    more: "I'd be kinder to yourself than that. Feeling something isn't a mistake, and nothing has to be decided while it's strong.",
  }),
  'wait-for-reply': advice({
    intent: 'texting',
    words: spoken(
      'how long (?:do|should|would|must|shall|can) i (?:\\w+ )?wait\\b.*(?:repl(?:y|ies)|answers?|writes?|texts?|responds?|write back|before i (?:text|write|reply|answer))',
    ),
    text: "Give it two days; with someone who works odd hours, three. Until then it isn't silence, it's a life going on. After that, one light message with something new in it is fine, and if that one stays unanswered, too, the next turn is theirs. Put the phone away in between: checking makes an hour feel like a day.",
    more: 'Two or three days, one more message, then no more. A reply that late can still be warm, so answer it when it comes, and not before.',
  }),
  'carries-the-chat': advice({
    intent: 'texting',
    words: spoken(
      '(?:i am|im|it is me|being|me) (?:\\w+ )?(?:always|only|the only) (?:the )?one (?:who is |who |that |to )?(?:carr\\w+|text\\w*|writ\\w+|initiat\\w+|start\\w*|ask\\w*|plan\\w*|keep\\w*|mak\\w+ (?:the )?effort)\\b|carry(?:ing)? the (?:chat|conversation)|(?:so |too |very )one sided\\b',
    ),
    text: "That wears you down, and it says nothing about how interesting you are. Try two quiet days without filling the gap, and see what {name} does with the room. If nothing comes, say it once, in one friendly sentence; someone who likes you will be glad to know. What you want isn't more messages but a turn that comes by itself.",
    more: 'Stop covering for both of you for a week. What is left of the chat then is what there really is, and that is worth knowing.',
    tie: 'dates',
  }),
  'says-it-kindly': advice({
    intent: 'bring-it-up',
    words: spoken(
      'how (?:would|do|can|should|could) i (?:even |ever )?(?:bring|say|mention|tell)\\b.*(?:without|not|but not) (?:\\w+ ){0,2}(?:needy|clingy|desperate|accusing|accusatory|drama|dramatic)\\b',
    ),
    text: "Say what you like first, then what you notice, then one wish: “I like writing with you. I notice that it's mostly me who starts, and I'd love it if you did sometimes.” That isn't needy, because it asks for something you can both do and blames no one. Say it once, in person or on a call if you can, and then leave it.",
    more: "Keep it to one sentence and one wish: “I'd love to hear from you first sometimes.” Needy is what comes five times; once is simply clear.",
  }),
  'when-to-send': advice({
    intent: 'texting',
    words: spoken(
      'should i send (?:it|this|that)(?: \\w+)? (?:now|today|tonight|tomorrow|right away|already)\\b|should i send (?:it|this|that) (?:now|today|tonight|tomorrow)\\b|(?:send|sending) (?:it|this|that) (?:\\w+ )?(?:too (?:soon|early))\\b',
    ),
    text: "Today is fine, in the daytime rather than at night. A clear message is kinder soon than late: waiting only gives the other person days of guessing, and you days of carrying it around. After that you needn't answer at once.",
    more: 'As soon as you mean it. Nothing gets better by another night, only longer.',
  }),
  'ask-about-it': advice({
    intent: 'bring-it-up',
    words: spoken(
      '(?:would you|should i|do i|can i|could i) (?:just |simply )?ask HIM about (?:it|that|this)\\b',
    ),
    text: 'Yes, if it would still be on your mind next week: ask {name} plainly, as one question at a calm moment, without a list of examples. A question gets you an answer, and hints only get you more to guess.',
    more: 'Ask it as something you are curious about, not as something to explain away: “I noticed that, and I wondered how it is for you.” Then let the answer be what it is.',
  }),
  'too-early-to-feel': advice({
    intent: 'chemistry',
    words: spoken(
      'too (?:early|soon|fast) to (?:feel|be in love|fall|like HIM|say (?:that )?i)\\b|(?:feel|feeling) (?:this|so|that) much (?:\\w+ ){0,2}after (?:\\w+ )?(?:number|two|three|one|a few) dates?\\b',
    ),
    text: "Feelings don't keep a calendar, so no: it isn't too early to feel it. What can be too early is to decide by it. Enjoy it, keep your other plans for the week, and let the next ordinary evenings show what {name} is like when nothing sparkles. A friend who says slow down means your decisions, not your heart.",
    more: 'Feel all of it, and promise nothing yet. Three or four more dates tell you whether it was the person or the beginning.',
    tie: 'dates',
  }),
  'tired-today': {
    intent: 'how-are-you',
    words: spoken(
      '^(?:(?:hi|hey|hello|salam|ugh|alex|so|okay) )*(?:i am )?(?:so |really |just |very |super )?(?:tired|exhausted|knackered|wiped|drained) (?:today|tonight|right now|lol|this (?:week|evening))\\b',
    ),
    reply: () =>
      say`Then let's keep it small: nothing here has to be decided tonight. Do you want a quick look at your records, or just to get something off your chest?`,
  },
  'feels-nothing': advice({
    intent: 'after-date',
    words: spoken(`${WITHOUT_SPARK}\\b.*\\b(?:nice|kind|sweet|decent|good|guilty|bad)\\b`),
    text: "Being nice is a reason to be kind to {name}, not a reason to go out again. One date with nothing in it can be a bad day, so if you're curious at all, go once more and see. If you'd only go out of guilt, say no now: a kind no after one date costs little, and the third date out of politeness costs you both more.",
    more: "You don't owe anyone a feeling, and you can't talk yourself into one. Thank them, say it clearly, and wish them well.",
  }),
  'meet-my-children': advice({
    intent: 'commitment',
    words: spoken(
      '(?:when|how (?:soon|early|long)|is it (?:too (?:early|soon)|time)|reasonable|ready) (?:\\w+ ){0,6}(?:introduce (?:\\w+ ){0,4}|meet )(?:my |your |the |our )?(?:daughters?|sons?|kids?|children|girls|boys)\\b|introduc\\w+ (?:\\w+ ){0,3}to (?:my|the) (?:daughters?|sons?|kids?|children|girls|boys)\\b',
    ),
    text: "Later than you'd like to, and smaller than you imagine. A common rule is some months of steady dating, once you both mean it, because children grow attached and feel it when someone disappears again. Tell them beforehand that there is someone, let them ask, and make the first meeting an hour of ordinary life, ice cream or a walk, without the word for what you are. Their pace counts more than yours.",
    more: 'If you would introduce them as someone who stays, it is time; if you would rather wait and see, wait. No one loses anything by a month more.',
    tie: 'dates',
  }),
  'what-are-you-up-to': {
    intent: 'how-are-you',
    words: spoken(
      '^(?:(?:hi|hey+|hello|yo|so|heyy+) )*(?:what (?:are|is) (?:you|up)(?: up to| doing)?|how is it going)(?: \\?)?$',
    ),
    reply: () => say`Keeping your records in order, mostly, and glad you're here. What's on your mind?`,
  },
  'change-numbers': {
    intent: 'how-change-date',
    words: spoken(
      '(?:can|could|may) i (?:still |also )?(?:change|edit|correct|fix|undo) (?:the |my |a |those |these )?(?:old )?(?:numbers?|ratings?|scores?)\\b',
    ),
    reply: () => say`Yes. ${HOW_TO['how-change-date']}`,
  },
  'late-with-a-message': {
    intent: 'texting',
    needsPerson: true,
    words: spoken('(?:is|was) (?:it|that|this) (?:\\w+ )?too late\\b(?! (?:to|at night|for))'),
    reply: notTooLate,
  },
  'nothing-to-talk-about': {
    intent: 'questions-to-ask',
    needsPerson: true,
    words: spoken(
      '(?:no|zero|not a|have not a|do not have a) (?:clue|idea) (?:\\w+ ){0,2}what (?:to|i|we) (?:\\w+ ){0,2}(?:talk|chat|ask)|(?:do not|not) know what (?:to|we|i) (?:\\w+ ){0,2}(?:talk|chat) (?:about|with)|what (?:do|should|can|could|would) (?:i|we) (?:even |actually )?talk about\\b',
    ),
    when: ({ previousSituation }) => previousSituation !== 'awkward-silence',
    reply: questionsToAsk,
  },
  'good-night': {
    intent: 'goodbye',
    words: spoken(
      '^(?:(?:okay|thanks|thank you|alright|anyway|well|so|right|cool|great|ugh) )*(?:(?:i am )?(?:going|off|heading|time) to (?:bed|sleep)\\b(?! (?:with|together)))',
    ),
    reply: () =>
      say`Good night! Whatever is still open can wait until tomorrow; most of it looks smaller after some sleep.`,
  },
} as const satisfies Record<string, Situation>;
