import { advice } from '../advise';
import type { Situation } from '../situation';
import { spoken } from '../situation';

/** Large subjects: when to bring them up, and in which words. */
export const BIG_QUESTIONS = {
  'ask-about-kids': advice({
    intent: 'bring-it-up',
    words: spoken(
      '(?:ask|bring\\w*|talk|mention|find out|raise|tell|discuss|say)\\b.*\\b(?:kids?|children|baby|babies|famil(?:y|ies)|pregnan\\w*)\\b(?!.*(?:meet my|parents))',
    ),
    text: "Start with yourself and make it about pictures rather than plans: “When I imagine my life in some years, there are kids in it. Do you have a picture like that?” On a walk or while cooking is best, and from the second or third date on it's no surprise. You're not asking for a promise, only whether you want the same kind of life. If {name} says “maybe”, ask what it depends on, and leave it there for that evening.",
    more: 'A lighter way in: talk about a child you both know, a niece or the neighbors’ kids, and ask “Is that something you want?” Say your own answer first.',
    tie: ['family', '3'],
  }),
  'ask-about-faith': advice({
    intent: 'bring-it-up',
    words: spoken(
      '(?!.*\\b(?:meet|find) (?:someone|people|a )).*(?:when|how|should|where|find out|good time|bring\\w*|talk\\w*|ask|tell|means? (?:anything|something))\\b.*(?:faith|religio\\w+|church|god|pray\\w*|spiritual\\w*|mosque|temple|synagogue)\\b(?!.*\\bmeet\\b)',
    ),
    text: "A good time is the second or third date, before anyone is in deep, and a good way is to ask for a story instead of a creed: “What did faith look like in the home you grew up in, and what's left of it?” Say your own part first, so that it's a conversation and not an exam. Habits tell you more than labels: ask what a Sunday or a holiday looks like for {name}. If it's central to you, say so in one plain sentence.",
    more: 'Invite {name} to something small that belongs to it for you, a concert in a church or a holiday meal, and see how they are there.',
    tie: ['faith'],
  }),
  'ask-about-money': advice({
    intent: 'money',
    words: spoken(
      '(?:talk|ask|bring|know|find out|tell|discuss)\\w* .*(?:money|debts?|salary|income|financ\\w+|earn\\w*|spending)|(?:earns?|makes?) (?:\\w+ )?(?:more|less) (?:money )?than',
    ),
    text: 'Talk about habits before numbers: “What do you gladly spend money on, and what never?” tells you more than a salary, and is fun to answer. Debts and real figures belong where you plan something together, a trip, a home, a child. If one of you earns much more, agree on shares that feel fair rather than halves.',
    more: 'Pay attention to how {name} talks about money when a bill comes: ease and openness matter more than the amount.',
    tie: ['money'],
  }),
  politics: advice({
    intent: 'different-values',
    words: spoken(
      'politic\\w*|votes? for|voted|left ?wing|right ?wing|republican|democrat|conservative|liberal|feminis\\w+',
    ),
    text: "Different votes can work, contempt can't. Find out what's underneath: ask what {name} worries about and what they'd want for people they love, and see whether you can respect the answer. If it touches who you are or how you want to live, it's fair to leave over it. If it's mostly noise, agree on how you talk about it and when you stop.",
    more: 'Notice how it feels to disagree: does {name} get curious, or do you get smaller? That carries over to every other topic.',
    tie: ['3', '4', 'communication'],
  }),
  'say-casual': advice({
    intent: 'say-what-i-want',
    words: spoken(
      '(?:casual(?! (?:guy|girl|one|kind|person|type))|nothing serious|not (?:looking for )?(?:anything )?serious|no strings|not (?:want|looking for) a relationship)\\b|when (?:do|should|would|can) i (?:say|tell|mention|bring) (?:it|that|this|them)|first date or (?:later|second|after)',
    ),
    text: "Say it by the end of the second date, and before you sleep together; at the first one only if it comes up. Make it about you, friendly and clear: “I really like spending time with you, and I'm keeping things casual at the moment. I'd rather tell you early than have you guess. How is it for you?” What makes someone a jerk is letting the other person hope, not wanting something light. Then believe the answer you get.",
    more: 'If {name} wants more than you do, don’t keep the door half open because it is nice. A warm, quick no hurts less than three vague months.',
    tie: 'dates',
  }),
  'say-serious': advice({
    intent: 'say-what-i-want',
    words: spoken(
      '(?:tell|say|mention|let) .*(?:something serious|a relationship|long term|marriage|to marry|settle down|serious)|looking for (?:something )?(?:serious|long term)|scar(?:e|ing) (?:HIM |men |women |people )?(?:off|away)',
    ),
    text: "Say it early and without weight: “I'm dating because I'd like to find someone to build a life with. I'm in no hurry, I just like to be clear.” It scares away the people who want something else, and that's a service to you. Then ask back and listen for plans rather than for nice words. You're not asking {name} to promise anything, only to know what you're both playing for.",
    more: 'The second date is a good moment. Later it sounds like a condition, earlier like a form to fill in.',
    tie: ['3'],
  }),
  'ask-to-be-exclusive': advice({
    intent: 'exclusivity',
    words: spoken(
      '(?:wants?|asked|asks|asking) (?:me )?(?:to be|for|about being|us to be) (?:exclusive|official|HIS (?:girlfriend|boyfriend|partner)|together)|what are we|define the relationship|dtr\\b|stop seeing (?:others|other people)',
    ),
    text: "You may take a few days for the answer, as long as you say so: “Thank you for asking. It means something to me, and I want to answer honestly. Give me until the weekend.” Then ask yourself one thing: would I be sorry to stop meeting others, or relieved? If there's someone you'd secretly keep, it's too early for a yes. A kind “not yet, and here's why” is better than a yes you take back.",
    more: 'If you say yes, say what you mean by it: apps off, no other dates, and how you tell people. Half of the trouble comes from two different pictures.',
    tie: 'fit',
  }),
  'bring-up-past': advice({
    intent: 'say-what-i-want',
    words: spoken(
      '(?:tell|mention|say|bring|talk|share)\\b.*(?:divorc\\w*|my past|illness|depress\\w*|anxiety|adhd|sick\\w*|disab\\w*|therapy|my ex|widow\\w*|adopted|my kids?|my (?:son|daughter))',
    ),
    text: "Tell it when it would change how someone plans with you, usually somewhere between the second and the fourth date, and in a calm place. Two sentences are enough: what it is, and what it means in daily life today. You decide how much; questions you don't want to answer can wait: “I'll tell you more when we know each other better.” How {name} takes it, gently or clumsily, is part of getting to know them.",
    more: 'Practice the two sentences aloud once. Things sound smaller when you have heard yourself say them.',
    tie: ['2', '5'],
  }),
  'age-gap': advice({
    intent: 'different-values',
    words: spoken(
      'age (?:gap|difference)|(?:number|ten|fifteen|twenty) years (?:older|younger)|(?:too|much) (?:young|older|younger) for',
    ),
    text: "The number itself matters less than the calendar of your lives: kids, work, health, and how you like to spend a Saturday. Ask about the next ten years rather than the last ones, and see whether you picture the same order of things. Be careful where one of you decides everything because they're further along. If you two are equals in conversation, the rest is other people's opinion.",
    more: 'Spend an evening with each other’s friends. That is where a difference in age feels large or small.',
    tie: ['3', 'family'],
  }),
  'date-a-colleague': advice({
    intent: 'boundaries',
    words: spoken('(?:coworker|co worker|colleague|boss|works? with me|same (?:office|company|team))'),
    text: "It can work if you could both live with seeing each other at work after a no. Ask once, away from work, and for something small; never when one of you decides about the other's job. Agree early on what you tell people, and keep it out of messages on work accounts. If it gets complicated before it's begun, take that as a hint.",
    more: 'Ask yourself the Monday question: if it ended badly on Sunday, could you sit in the meeting on Monday? If yes, ask for the coffee.',
  }),
  'bring-it-up-gently': advice({
    intent: 'bring-it-up',
    words: spoken(
      '(?:without (?:sounding|seeming|accusing|being|coming (?:across|off))|not (?:to )?(?:sound|seem|come (?:across|off))) ?(?:like )?(?:\\w+ ){0,4}(?:accus\\w+|interrogat\\w+|rude|needy|clingy|crazy|jealous|attack\\w*|interview|creepy|desperate|angry)?',
    ),
    text: "Say what you noticed and how it is for you, then ask, and stop talking: “There's something I keep thinking about, and I'd rather ask you than wonder. Can you help me understand it?” Choose a calm moment, on a walk rather than by text, and bring one example, not three. A question in a warm voice isn't an accusation. If {name} gets curious with you, that's a very good sign; if it gets turned against you, notice that.",
    more: 'Write your first sentence down and take out every “always” and “never”. What is left is usually the sentence to say.',
    tie: ['4', 'communication', '5'],
  }),
  tired: advice({
    intent: 'taking-a-break',
    words: spoken(
      '(?:tired|sick|exhausted|fed up|burn\\w* out|done|over it|fatigue\\w*) (?:of|with|from|by)?\\s?(?:\\w+ ){0,2}(?:dating|apps?|swip\\w+|men|women|this|it all|people)|(?:swip\\w+|apps?|dating) (?:\\w+ ){0,3}(?:exhaust\\w*|tir\\w+|fatigue|sucks?|hopeless|draining|kill\\w*|the worst|awful)|(?:no|not) (?:energy|feel like|mood|in the mood).*(?:dat\\w+|anyone|tonight|meet\\w*)',
    ),
    text: "Then don't date tonight; nothing gets lost by resting. Being worn out is mostly a sign of too many half-hearted meetings, so when you're back, do fewer and better ones. A pause with an end works best: apps off the phone, two weeks for friends, sleep and things you like for their own sake. Your matches and dates stay here just as they are.",
    more: "A small rule for later: one evening a week for dating, and only with someone you're curious about.",
  }),
} as const satisfies Record<string, Situation>;
