/** What someone says to the previous answer: that it is right, that it isn't, or just a word. */
export type Response =
  | 'agrees'
  | 'disagrees'
  | 'laughs'
  | 'nods'
  | 'likes'
  | 'declines'
  | 'surprised'
  | 'honest'
  | 'thanks'
  | 'praises';

const LEAD =
  '^(?:(?:oh|ah|ugh|lol|haha+|hm+|ok|okay|well|yeah|yes+|and|but|no|omg|damn|so|alex|wow|sigh|fine) )*';

function lead(pattern: string): RegExp {
  return new RegExp(`${LEAD}(?:${pattern})`);
}

const LONGEST = 16;

/** "She's wonderful, isn't she?" */
export const TAG_QUESTION =
  /(?:wonderful|great|amazing|lovely|cute|sweet|perfect|special|kind|funny|nice|something)\b.* (?:is|are|does|do) not (?:he|she|it|they)(?: \?)?$/;

const RESPONSES: readonly (readonly [Response, RegExp])[] = [
  [
    'honest',
    lead(
      '(?:be|just be|please be|tell me) (?:\\w+ )?(?:honest|straight|brutal|real|the truth)(?: (?:with me|please|though|now))?$|no sugar ?coating',
    ),
  ],
  [
    'likes',
    lead(
      '(?:that is|it is|this is|thats|perfect|love it|love that|yes+ (?:that|this)|great|nice|excellent|exactly) ?(?:it|one|the one|perfect|great|good|better|much better|lovely|beautiful|exactly it|what i wanted|nice)?(?: (?:alex|thanks?|thank you|lol|yes|now|that is it))*$|i like (?:it|that|this|the)\\b|good idea\\b|sounds good|very good|you are (?:a )?(?:good sport|star|funny|kind|sweet)',
    ),
  ],
  [
    'agrees',
    lead(
      '(?:you are|your|ur) (?:\\w+ )?right|that is (?:\\w+ )?(?:true|right|fair|a good point)|true\\b|fair(?: enough)?\\b|good point|i (?:see|agree|guess so|suppose so|know|understand|get it)(?: (?:that|now|then|you are right))?$|makes sense|(?:okay )?(?:i )?(?:will (?:not|do(?: that| so)?|try)|try|leave it|without it)(?: (?:it|that))?$|noted\\b|i had forgotten|point taken|we never (?:said|talked)',
    ),
  ],
  [
    'surprised',
    lead(
      '(?:that |this |it )?(?:surprises|shocks|confuses) me|i did not expect|really$|seriously$|no way$|not what i (?:expected|thought)|weird$|huh$|wait what',
    ),
  ],
  [
    'disagrees',
    lead(
      '(?:that|this|it|the app|your)(?: number| score| answer| app)?(?: is|s| feels| sounds| seems)? (?:\\w+ )?(?:dumb|stupid|wrong|unfair|nonsense|bull\\w*|not (?:right|true|fair|correct)|off|weird|ridiculous|harsh|cringe|lame|cheesy|corny)\\b(?!.* i know)|i (?:do not|dont) (?:\\w+ )?(?:agree|think so|believe (?:that|it|you)|buy (?:that|it))|(?:i (?:do not|dont) (?:\\w+ )?trust|i doubt) (?:these|the|this|that|those|your)|not (?:really|true)$|disagree',
    ),
  ],
  [
    'declines',
    lead(
      '(?:never mind|nvm|leave it|forget it|no thanks?|not now|skip it|no need|doesn?t? ?(?:not )?matter)(?: (?:it|then|for now|leave it|thanks?|okay|lol))*$',
    ),
  ],
  [
    'laughs',
    lead(
      '(?:l(?:m[f]?ao+|ol+|olol)|rofl|(?:ha|he){2,}h?|haha+|hihi|dead|savage|funny|i am dead|crying)(?: (?:okay|good|nice|true|yes|yeah|alex|lol|fair|rip|xmatch|poor|savage|funny|that was (?:good|funny)|(?:ha)+|stop|thanks?))*$|rip xmatch',
    ),
  ],
  ['praises', TAG_QUESTION],
  ['thanks', lead('(?:thank you|thanks|thx|ty|merci|cheers)\\b')],
  [
    'nods',
    lead(
      '(?:bet|cool|kk?|word|aight|alright|nice|got it|good|great|done|deal|sure|right|understood|i see|okay|thanks|perfect)(?: (?:then|cool|okay|good|alex|now|lol|thanks?))*$',
    ),
  ],
];

/** How a short message responds to the previous answer; null for one that says something of its own. */
export function responseIn(said: string): Response | null {
  if (said.split(' ').length > LONGEST) return null;
  return RESPONSES.find(([, words]) => words.test(said))?.[0] ?? null;
}
