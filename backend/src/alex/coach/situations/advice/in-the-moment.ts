import { say } from '../../../answer';
import { HELP_DIRECTORY } from '../../replies/messages/help-directory';
import { advice } from '../advise';
import { spoken, type Around, type Situation } from '../situation';

const ANSWER = '(?:answer|reply|respond|text|write|message)';

/** What speaks against an answer at all, wherever in the message it stands. */
const UNWELCOME =
  /\b(?:block\w*|begg\w*|won['’]?t stop|keeps? (?:writing|texting|calling|asking|sending)|new numbers?|my ex)\b/i;

/** Someone who isn't welcome gets no advice on how soon to answer. */
function unlessUnwelcome(situation: Situation): Situation {
  return {
    ...situation,
    reply: (asked) =>
      UNWELCOME.test(asked.message)
        ? say`You don't owe an answer. If you want it to stop, say so once, in one plain sentence, or say nothing; then block, and keep the messages. If it goes on all the same, that isn't yours to bear alone: ${HELP_DIRECTORY}`
        : situation.reply(asked),
  };
}

/** Questions of a moment that is about to come, or just came. */
export const IN_THE_MOMENT = {
  'reply-now': {
    when: ({ asksWhat }: Around) => !asksWhat,
    ...unlessUnwelcome(
      advice({
        intent: 'texting',
        words: spoken(
          `(?:.*\\b(?:should|do|can|may|must|shall|would) i (?:just |really |already )?${ANSWER} (?:back )?(?:to )?(?:HIM )?(?:back )?(?:right away|right now|immediately|straight away|at once|now|tonight|so fast|so quickly)\\b|.*\\b${ANSWER} (?:back )?(?:HIM )?(?:back )?(?:right away|immediately|now) or (?:\\w+ )?wait\\b|.*\\bi (?:\\w+ ){0,3}(?:answer|reply|respond)\\w* (?:HIM )?(?:too|so) (?:fast|quickly|soon)\\b)`,
        ),
        text: "Answer when you'd like to, and now is fine: one warm line doesn't look eager, it looks like you. Waiting on purpose only makes both of you guess. If you're busy or tired, tomorrow morning is just as good, and you needn't explain the gap.",
        more: 'Now, in one or two lines, and then put the phone away. How fast you answered will be forgotten by tomorrow; what you wrote may not be.',
      }),
    ),
  },
  // Only what is to come: what happened, happens again or comes with pressure is no question of how to say it.
  'unwanted-kiss': advice({
    intent: 'boundaries',
    words: spoken(
      '^(?!.*\\b(?:angry|mad|upset|sulk\\w*|names|keeps?|kept|anyway|again|always|every|boss|manager|coworker|colleague|did|said|told|last night)\\b)(?=.*\\b(?:what|how|if|when|should|can)\\b).*\\b(?:HE (?:\\w+ ){0,2}(?:tries|wants|goes|leans|is going) (?:in )?(?:to |for )?(?:a )?kiss(?: me)?\\b.*\\b(?:i (?:do|am) not|but not) (?:\\w+ ){0,2}(?:want|ready)\\b|i (?:do|am) not (?:\\w+ ){0,2}(?:want|ready) (?:to )?(?:kiss|be kissed)\\b(?! someone))',
    ),
    text: "Turn your cheek or take half a step back, and say one sentence: “I'm not there yet.” That's all it needs; you owe no reason and no apology. If you'd like to see {name} again, add something you do want: “But I'd like another evening like this.” Someone who likes you will be fine with it. If anyone pushes after that, you can go home at once.",
    more: '“Not tonight.” Said kindly and once. How it is taken tells you more than the whole evening before it.',
  }),
  'talk-about-ex': advice({
    intent: 'first-date',
    words: spoken(
      '(?<!can we )(?<!to )\\b(?:talk|tell|say|speak|mention|share)\\b (?:HIM |(?:to|with) HIM |(?:\\w+ ){0,2})?(?:about|of) my (?:ex|exes|ex (?:husband|wife|boyfriend|girlfriend|partner)|past relationships?|last relationship)\\b',
    ),
    text: "Two sentences are enough at first: that there was someone, how long ago it ended, and that it's over. Leave out who was to blame and anything you'd need more than a minute for. If you're asked more, answer honestly and ask back. When your ex comes up more often than the person in front of you, that's something to look at on your own, or with a friend.",
    more: 'As much as it takes to be honest, and as little as it takes to stay in the evening you are in. What still hurts belongs to a friend before it belongs to a date.',
  }),
  'dates-a-week': advice({
    intent: 'several-people',
    words: spoken(
      '^(?!.*\\bi (?:have|had)\\b).*\\b(?:too many|okay|normal|too much|is|are|should|can|how many)\\b.*\\b(?:number|two|three|four|five|several|so many|many) (?:first )?dates (?:in|a|per|within|this) (?:the )?(?:one |same |single |number )?week\\b|how often (?:should|do|can) (?:we|you|i|people|couples) (?:see each other|meet|date)\\b(?!.*\\bbefore\\b)',
    ),
    text: "There's no right number; the right one leaves you glad to go and not only relieved to be home. With someone new, once or twice a week gives you time to notice how you feel in between. With several people, two evenings are about as many as you can keep apart. Score each the same night, and keep one evening that belongs to no one.",
    more: "Go by the day after: if you look forward to the next one, it isn't too much; if you're just getting it done, leave a week out.",
  }),
  'my-own-profile': advice({
    intent: 'exclusivity',
    words: spoken(
      '(?:have to|need to|should i|must i|do i) (?:\\w+ ){0,2}(?:tell|say to) HIM\\b.*\\bi (?:am (?:still |also )?(?:on|using)|(?:still )?have (?:the|my|a))\\b.*\\b(?:apps?|tinder|hinge|bumble|profile)\\b',
    ),
    text: "Not unasked, as long as you two haven't agreed on anything. Once you're asked, or once you notice that {name} thinks it's only the two of you, tell the truth: “I'm still on it, and I haven't met anyone else this week.” If saying that feels wrong to you, it may be time to delete it rather than to explain it.",
    more: "You don't owe a report, and you do owe an honest answer. Which of the two would you want in {name}'s place?",
  }),
} as const;
