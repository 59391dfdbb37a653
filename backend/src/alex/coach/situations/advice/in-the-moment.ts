import { advice } from '../advise';
import { spoken } from '../situation';

const ANSWER = '(?:answer|reply|respond|text|write|message)';

/** Questions of a moment that is about to come, or just came. */
export const IN_THE_MOMENT = {
  'reply-now': advice({
    intent: 'texting',
    words: spoken(
      `(?:should|do|can|may|must|shall|would) i (?:just |really |already )?${ANSWER} (?:back )?(?:to )?(?:HIM )?(?:back )?(?:right away|right now|immediately|straight away|at once|now|tonight|so fast|so quickly|first)\\b|\\b${ANSWER} (?:back )?(?:HIM )?(?:back )?(?:right away|immediately|now) or (?:\\w+ )?wait\\b|(?:answer|reply|respond)\\w* (?:too|so) (?:fast|quickly|soon)\\b`,
    ),
    text: "Answer when you'd like to, and now is fine: one warm line doesn't look eager, it looks like you. Waiting on purpose only makes both of you guess. If you're busy or tired, tomorrow morning is just as good, and you needn't explain the gap.",
    more: 'Now, in one or two lines, and then put the phone away. How fast you answered will be forgotten by tomorrow; what you wrote may not be.',
  }),
  'unwanted-kiss': advice({
    intent: 'boundaries',
    words: spoken(
      '(?:tries|try|wants|want|goes|leans|is going) (?:in )?(?:to |for )?(?:a )?kiss\\w*(?: me)?\\b.*\\b(?:do not|not|no) (?:\\w+ ){0,2}(?:want|ready|feel|into)\\b|\\b(?:do not|not) (?:\\w+ ){0,2}(?:want|ready) (?:\\w+ ){0,3}kiss\\b',
    ),
    text: "Turn your cheek or take half a step back, and say one sentence: “I'm not there yet.” That's all it needs; you owe no reason and no apology. If you'd like to see {name} again, add something you do want: “But I'd like another evening like this.” Someone who likes you will be fine with it. If anyone pushes after that, you can go home at once.",
    more: '“Not tonight.” Said kindly and once. How it is taken tells you more than the whole evening before it.',
  }),
  'talk-about-ex': advice({
    intent: 'first-date',
    words: spoken(
      '(?:talk|tell|say|speak|mention|share)\\w* (?:\\w+ ){0,4}(?:about )?(?:my|an|the) (?:ex|exes|ex (?:husband|wife|boyfriend|girlfriend|partner)|past relationships?|last relationship)\\b',
    ),
    text: "Two sentences are enough at first: that there was someone, how long ago it ended, and that it's over. Leave out who was to blame and anything you'd need more than a minute for. If you're asked more, answer honestly and ask back. When your ex comes up more often than the person in front of you, that's something to look at alone.",
    more: 'As much as it takes to be honest, and as little as it takes to stay in the evening you are in. What still hurts belongs to a friend before it belongs to a date.',
  }),
  'dates-a-week': advice({
    intent: 'several-people',
    words: spoken(
      '(?:number|two|three|four|five|several|so many|many) (?:first )?dates (?:in|a|per|within|this|in the same|in one) (?:one |same |single )?week\\b|how (?:often|many times) (?:should|do|can) (?:we|you|i|people|couples) (?:see each other|meet|date)\\b',
    ),
    text: "There's no right number; the right one leaves you glad to go and not only relieved to be home. With someone new, once or twice a week gives you time to notice how you feel in between. With several people, two evenings are about as many as you'll remember apart. Score each the same night, and keep one evening that belongs to no one.",
    more: "Go by the day after: if you look forward to the next one, it isn't too much; if you're just getting it done, leave a week out.",
  }),
  'my-own-profile': advice({
    intent: 'exclusivity',
    words: spoken(
      '(?:have to|need to|should i|must i|do i) (?:\\w+ )?(?:tell|say)\\b.*\\bi (?:am|have) (?:still |also )?(?:on|using|got|the|an|my)\\b.*\\b(?:apps?|tinder|hinge|bumble|profile)\\b',
    ),
    text: "Not unasked, as long as you two haven't agreed on anything. Once you're asked, or once you notice that {name} thinks it's only the two of you, tell the truth: “I'm still on it, and I haven't met anyone else this week.” If saying that feels wrong to you, it may be time to delete it rather than to explain it.",
    more: "You don't owe a report, and you do owe an honest answer. Which of the two would you want in {name}'s place?",
  }),
} as const;
