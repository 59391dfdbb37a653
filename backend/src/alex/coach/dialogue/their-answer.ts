import { standardWords } from '../../../words/message-text';
import type { Heard } from './feelings';

/** How someone's answer sounds, by its own words and not by what may be behind them. */
const TONES = {
  no: /^(?:a )?(?:(?:hard |clear |kind )?no(?: thanks?| thank you)?$|(?:it is |that is )?(?:a )?no\b)|\b(?:not interested|does not want|do not want|can not (?:come|make it)|not (?:ready|looking|feeling it|a match)|just (?:be )?friends|rather not|no (?:spark|connection)|does not see)\b/,
  cold: /^(?:(?:sure|okay|fine|yeah|yes|lol|cool|hm+|alright) )*(?:sure|okay|fine|lol|cool|hm+|oh+|aw+|ah+|haha|nice|thanks|cute|alright|whatever|i guess(?: so)?|if you (?:want|like|say so)|up to you|suit yourself|thumbs? up|meh|number)$|\b(?:whatever|do not care|one word|thumbs? up|if you say so)\b/,
  sorry: /\b(?:sorry|apologi[sz]\w*|my bad|regrets?|forgot)\b/,
  defensive:
    /\b(?:overreact\w*|crazy|too sensitive|dramatic|drama|not (?:such )?a big deal|calm down|my (?:own )?fault|needy|clingy|paranoid|imagin\w+ (?:it|things)|chill|relax)\b/,
  busy: /\b(?:busy|(?:at|has|have|had|because of|lots of|too much) (?:to )?work|working|swamped|stress\w*|no time|a lot (?:going on|on)|tired|sick|crazy (?:week|month)|deadline|exams?)\b/,
  vague:
    /\b(?:maybe|perhaps|we will see|not sure|let us see|some ?time|soon|another time|let (?:me|you) know|will think|thinks? about it|depends|has to check|(?:more )?time|space|does not know|do not know|later|go with the flow|see where it goes)\b/,
  warm: /\b(?:miss(?:es|ed)? (?:me|you)|likes? (?:me|you|us)|(?:great|good|nice|lovely) (?:time|evening)|thinking (?:of|about) (?:me|you)|can not wait|love to|would love|happy|excited|looking forward)\b/,
  yes: /^(?:yes|yeah|yep|sure|okay|sounds (?:good|great)|great|definitely|of course|deal|works|absolutely|let us|he would|she would|i would)\b/,
} as const;

type Tone = keyof typeof TONES;

/** The more telling first. */
const ORDER: readonly Tone[] = ['cold', 'defensive', 'sorry', 'no', 'warm', 'vague', 'busy', 'yes'];

const REPORT =
  /\b(?:(?:he|she|they|xmatch) (?:just |only |then |now |finally |actually |simply )*(?:said|says|say|wrote|writes|replied|replies|answered|answers|texted|goes|went|was like|is like|sent|told me|came back with)|(?:the |his |her |their )?(?:answer|reply) (?:was|is|came)|(?:all )?i (?:only |just )?got(?: back)?(?: was| is)?)\b(?: (?:back|me|just|only|that|a|an|to|something|like))*(?<rest> .+)$/;
/** What someone says every time is no answer of today. */
const HABIT =
  /^(?:\w+ ){0,2}(?:when(?:ever)?|every time|each time) (?!.*\bjust (?:now|said)\b)|\b(?:always|usually) (?:says|goes|answers|writes)\b/;
const LONGEST = 9;
/** What comes after it is the user's own remark. */
const REMARK = / (?:but|when|and then|which|so i|though|although) .*$/;

/** How the answer sounds that someone reports in short; null where no answer is reported, or in no words that tell. */
export function answerTone(text: string): Tone | null {
  const words = standardWords(text).filter((word) => word !== '?');
  if (HABIT.test(words.join(' '))) return null;
  const rest = REPORT.exec(words.join(' '))?.groups?.['rest']?.replace(REMARK, '').trim();
  if (
    rest === undefined ||
    /^(?:that )?(?:i|we) (?:should|must|need|have to|could)\b/.test(rest) ||
    rest.split(' ').length > LONGEST
  )
    return null;
  return ORDER.find((tone) => TONES[tone].test(rest)) ?? null;
}

/** What to say to each of them. */
const REPLIES: Readonly<Record<Tone, readonly [string, string]>> = {
  cold: [
    "That's a cool answer, and I can't tell from so few words how it was meant. Answer what was said and not the tone: if it was a yes, name the day and the place in one line; if not, leave the next message to the other side. Is that the usual way of writing there, or is it new?",
    "Short again. Don't ask what's wrong by text; see how it is face to face, or leave it for two days. What had you hoped to read?",
  ],
  defensive: [
    "That turns it back on you, and it doesn't answer what you raised. Say it once more in one sentence, calmly: “I'm not attacking you, I'd like to know how you see it.” If it comes back at you again, end the talk for today and take that as the answer. What exactly did you ask for?",
    "I wouldn't argue about whether you may feel that way. Put it down for today and look at what changes in the next two weeks.",
  ],
  sorry: [
    "An apology is a start, and the next thing counts for more. Thank them for it, say in one sentence what you'd like to be different, and see whether the next plan is kept. Did a new suggestion come with it?",
    "Good that it was said. Leave it at that for now, and look at what's done about it.",
  ],
  no: [
    "That's a clear answer, and I'm sorry it isn't the one you wanted. Keep yours short and kind: “Thanks for telling me. I wish you well.” Then leave it; there's nothing to argue for. What would do you good tonight?",
    'Then take it at its word. No second attempt this week, and something nice with someone who does want to see you.',
  ],
  vague: [
    "That's neither a yes nor a no. Make it concrete once: one day, one place, and “if not, no problem”. If it stays open after that, treat it as a no and plan your week without it. Which day would you offer?",
    "Then set yourself a day until which you wait, and don't ask again before it. After that day you go by what happened.",
  ],
  busy: [
    "Being busy can be true, and I can't tell from here. What shows interest is another day being offered. Answer once: “No stress. Tell me a day that suits you.” Then the next step isn't yours. Was another day mentioned?",
    'Leave it at that one friendly line, and keep your own week full.',
  ],
  warm: [
    "That's nice to get. Answer in the same tone while it's warm, and put a day in it so that it leads somewhere. Shall I word it?",
    'Lovely. Say something as plain back, and suggest the next time.',
  ],
  yes: [
    "Good, that's a yes. Fix the day, the time and the place in one line today, and leave everything else for when you meet. Do you have a place in mind?",
    'Good. Then name the time and the place, and look forward to it.',
  ],
};

/** What someone answered, as something that is told. */
export const THEIR_ANSWERS: readonly Omit<Heard, 'words'>[] = ORDER.map((tone) => ({
  name: `answer-${tone}`,
  replies: REPLIES[tone],
  isWhole: true,
}));
