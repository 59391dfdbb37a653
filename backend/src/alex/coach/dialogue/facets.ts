import { partsOf, standardWords } from '../../../words/message-text';

/** What a short follow-up wants to know about the theme before it. */
export type Facet = 'say' | 'tell' | 'when' | 'if-no' | 'should' | 'means' | 'next';

const START =
  '^(?:(?:so|and|but|or|okay|well|oh|hm+|then|also|like|yes|yeah|please|just|now|um|i see|you are right|true|good|great|fine|alright|right|thanks|you think|do you think|tell me|i do not know|not sure) )*';

/** "I don't know if I want that" asks nothing of what follows. */
const WONDERS = /^(?:\w+ ){0,3}(?:do not know|not sure|no idea|wonder) (?:if|whether) i\b/;

function starting(pattern: string): RegExp {
  return new RegExp(`${START}(?:${pattern})`);
}

/** The more particular first. */
const FACETS: readonly (readonly [Facet, RegExp])[] = [
  [
    'tell',
    starting(
      '(?:does|do|did|should|must) (?:he|she|they|xmatch) (?:even |really |have to |need to |get to |want to )*(?:know|hear|find out|be told)\\b|(?:does|do|should) (?:he|she|they|xmatch) (?:need|have) to(?: \\?)?$|(?:do|should|must|would) i (?:really |even |have to |need to |must )*(?:tell|mention|confess|admit|disclose)\\b(?! (?:me|you)\\b)(?!.*\\b(?:that (?:it|i|this)|how|why) )',
    ),
  ],
  [
    'if-no',
    starting(
      'what if\\b|what happens if|(?:and )?if (?:i|he|she|they|it|xmatch|there|nothing|not)\\b(?!.*\\b(?:i am (?:not )?going|i will|i would (?:say|tell|be)|i am not|i can|we will)\\b)(?! (?:was|were|had|gave|made|changed?|lower|raise)\\b)|suppose ',
    ),
  ],
  [
    'say',
    starting(
      '(?:(?:can|could|will|would) you )?(?:please )?help me (?:to )?(?:say|tell|write|put|word|phrase|explain)\\b|(?:what|how)(?: exactly)? (?:(?:do|does|should|shall|can|could|would|will|might|to) )?(?:i |you |one |we |even |to )*(?:should |can |could |would |even |best |actually )*(?:say|write|send|ask|tell|phrase|put|begin|start|reply|answer|word|respond|bring (?:it|that|this|up)|open|text|explain|address|raise)(?! instead)\\b|how(?: so| exactly)?(?: \\?)?$|(?:with )?(?:which|what) (?:words|questions?)|(?:say|put|phrase) (?:it|that|this) (?:like|as)|(?:a |the )?text version|(?:suggest|give me|any) (?:\\w+ ){0,3}(?:i |to )(?:might |could |can )?(?:say|write|text|send|answer|reply)|something (?:i|to) (?:could |can )?(?:say|write|ask|text)|what (?:are|is|would be) (?:the|a) (?:right|best|good|better|kind) (?:words?|way)|what should i ask',
    ),
  ],
  [
    'when',
    starting(
      'when(?: \\?|$| is| would| should| do| to| exactly| can| could)|(?:at|from|after) what point\\b|how (?:soon|early|late)\\b|(?:is|was|would)(?: not)?(?: (?:it|that|this))? (?:\\w+ )?(?:too|so) (?:early|soon|late|fast|much|quick)|too (?:early|soon|late|fast)|(?:tonight|now|today|tomorrow) or|should i (?!.*\\bor\\b)(?:\\w+ ){0,4}(?:now|tonight|today|first)\\b|how (?:long|much time|much longer)\\b|which (?:one )?(?:do|should) i .* first',
    ),
  ],
  [
    'next',
    starting(
      '(?:what else|anything else)(?: (?:can|could|should|do) i(?: \\w+)?)?(?: \\?)?$|(?:what now|now what|what next|and then|what then|then what|then|next|so what|what should i do|what do i do|what (?:would|should|can|could) (?:i|you) do|what i (?:should |can |must |could )?do|and now)(?: now| next| then| about (?:it|this|that|him|her|them|all this)| with (?:this|that|it|my matches|them all|the others?)| in the meantime| until then)*(?: \\?)?$|how (?:can|could|would|should|will|is) (?:it|that|this|we) (?:ever |even |possibly |still |supposed to )?(?:work|go on|be done|look)\\b|how (?:do |can |should |could |to )?(?:i )?(?:stop|get over|deal|handle|move on|do (?:it|that|this))\\b|what (?:do|can|should|would|could) (?:i|you) (?:do|recommend|suggest|advise|propose)\\b',
    ),
  ],
  [
    'means',
    starting(
      'why(?: \\?|$| is that| so| not| would)|what (?:does|do|did|could|would|might) (?:it|that|this|all this|he|she|they)\\b.* mean|what (?:does|do|did) (?:\\w+ ){1,3}mean|what (?:it|that|this) means?|(?:is|was) (?:it|that|this) (?:\\w+ )?(?:normal|weird|strange|bad|okay|wrong|odd|a (?:problem|(?:bad |good |red )?(?:sign|flag)))|it is normal|is (?:he|she|xmatch) (?:just |being )?(?:rude|busy|into|serious|interested)',
    ),
  ],
  [
    'should',
    starting(
      '(?:should|shall|must|do|can|could|would|may|ought) i\\b(?! (?:be )?(?:worr\\w+|mad|angry|upset|concerned))|i (?:should|must|can|better|have to|need to|cancel|go|wait|stay|leave|call|write)\\b.*(?:\\?|\\bor\\b)|would (?:you|it)\\b|is it (?:\\w+ )?(?:okay|fair|wrong|rude|weird|forward|mean|bad|good|wise|smart|stupid|silly|a (?:good|bad) idea)|is (?:that|this) (?:wise|smart|fair|rude|mean|okay)|am i\\b',
    ),
  ],
];

const LONGEST = 13;

/** The facet that a message asks about; null for a message that stands on its own or asks nothing. */
export function facetOf(text: string): Facet | null {
  const parts = partsOf(text);
  const words = standardWords(text);
  if (words.length > LONGEST) return null;
  return facetIn(words.join(' ')) ?? (parts.length > 1 ? facetIn(plain(parts.at(-1) ?? '')) : null);
}

/** The facet of the last thing asked, whatever was told before it. */
export function lastFacetOf(text: string): Facet | null {
  return facetIn(plain(partsOf(text).at(-1) ?? ''));
}

function plain(text: string): string {
  return standardWords(text).join(' ');
}

function facetIn(said: string): Facet | null {
  if (WONDERS.test(said)) return null;
  return FACETS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
