/** A message that the user wrote and wants an opinion on. */
export interface OwnDraft {
  readonly text: string;
  /** What is asked about it, in the user's words. */
  readonly asked: string;
}

const QUOTED = /["“”„«](?<words>[^"“”„«»]{15,600})["“”»]/u;
/** "I wrote this: hey Paul, … is it okay?" */
const AFTER_COLON = /:\s*(?<words>\S[^:]{15,600}?)(?<asked>(?<=[.!?…])\s+[^.!?]{3,80}\?[^.!?]{0,40})$/su;
const FEWEST_WORDS = 4;

/** Who wrote it. */
const IS_OWN =
  /\b(?:i(?:['’]ve| have| just| already)? (?:just )?(?:wrote|written|drafted|typed|came up with|put together|composed)|i (?:want|wanted|plan|am going|was going|would like|was about) to (?:send|write|text|reply|say)|i(?:['’]m| am|m) (?:going to|gonna|about to|thinking of|planning to) (?:send|text|write|reply|say)\w*|i(?:['’]d| would) (?:send|write|text|reply|say)|about to send|thinking of (?:sending|writing|texting)|my (?:draft|message|text|reply|answer|version)|here(?:['’]s| is) (?:my|what i)|can i (?:just )?(?:send|say|write|text)|should i (?:just )?(?:send|say|write|text|reply)|is it (?:ok|okay|fine) to (?:send|say|write|text)|(?:ok|okay|fine|good) to send)\b|\bdraft\s*:|\bhow(?:['’]s| is| about) this\b|\babout to (?:reply|answer|send|text|write)\b/iu;
/** What is asked about it. */
const ASKS_OPINION =
  /\b(?:(?:is|was|does|do|would) (?:it|that|this|you) (?:\w+ ){0,3}(?:ok(?:ay)?|fine|good|alright|all right|too \w+|cold|harsh|mean|weird|needy|rude|clear|work|sound\w*|come (?:across|off)|send|say|change|enough)|(?:it |that |this )?sounds? (?:\w+ ){0,3}(?:cold|harsh|mean|weird|needy|rude|desperate|stiff|formal|clingy|pushy|bad|off|wrong|ok(?:ay)?|good|fine)|what do you think|how (?:is|does|would|about) (?:it|that|this)|thoughts|any(?:thing)? (?:i should |to )?change|too (?:\w+ )?(?:much|long|short|cold|harsh|needy|formal|direct|honest|soft|nice|early|soon|late)|good enough|can i (?:just )?(?:send|say|write|text)|should i (?:just )?(?:send|say|write|text|reply)|(?:ok(?:ay)?|good|yes|fine)\s*\?|\btoo \w+\s*\?|\bsend(?: it| this| that)?\s*(?:\?|,? or\b)|\b(?:ok|okay|fine|good) to send\b|\bam i being\b|\bopinion\b|\bfeedback\b)/iu;

/** What someone else said is told with them in front of it. */
const OF_ANOTHER =
  /\b(?:he|she|they|\p{Lu}\p{L}+)(?:['’]s)? (?:\w+ )?(?:said|says|wrote|writes|texted|sent|replied|answered|goes|went|was like)\b/u;

/** The user's own message in what they wrote to Alex, with what they ask about it; null where there is none. */
export function ownDraftIn(message: string): OwnDraft | null {
  const quoted = QUOTED.exec(message)?.groups?.['words'];
  const around = quoted === undefined ? '' : message.replace(QUOTED, ' ');
  const isFirst = /^\s*["“„«]/u.test(message) && !OF_ANOTHER.test(around);
  if (quoted !== undefined && (isFirst || IS_OWN.test(around)) && ASKS_OPINION.test(around))
    return drafted(quoted, around);
  const { words = '', asked = '' } = AFTER_COLON.exec(message)?.groups ?? {};
  const lead = message.slice(0, Math.max(0, message.indexOf(words)));
  return quoted === undefined && IS_OWN.test(lead) && ASKS_OPINION.test(asked) ? drafted(words, asked) : null;
}

function drafted(words: string, asked: string): OwnDraft | null {
  const text = words.trim();
  return text.split(/\s+/).length < FEWEST_WORDS ? null : { text, asked: asked.trim() };
}
