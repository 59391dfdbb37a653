import { partsOf, standardWords } from '../understanding/message-text';

/** What a short follow-up wants to know about the theme before it. */
export type Facet = 'say' | 'when' | 'if-no' | 'should' | 'means' | 'next';

const START =
  '^(?:(?:so|and|but|or|okay|well|oh|hm+|then|also|like|yes|yeah|please|just|now|um|i see|you are right|true|good|great|fine|alright|right|thanks|you think|do you think|tell me|i do not know|not sure) )*';

function starting(pattern: string): RegExp {
  return new RegExp(`${START}(?:${pattern})`);
}

/** The more particular first. */
const FACETS: readonly (readonly [Facet, RegExp])[] = [
  [
    'if-no',
    starting(
      'what if\\b|what happens if|(?:and )?if (?:i|he|she|they|it|xmatch|there|nothing)\\b(?! (?:was|were|had|gave|made|changed?|lower|raise)\\b)|suppose ',
    ),
  ],
  [
    'say',
    starting(
      '(?:what|how)(?: exactly)? (?:(?:do|does|should|shall|can|could|would|will|might|to) )?(?:i |you |one |we |even |to )*(?:should |can |could |would |even |best |actually )*(?:say|write|ask|tell|phrase|put|begin|start|reply|answer|word|respond|bring (?:it|that|this|up)|open|text|explain|address|raise)(?! instead)\\b|how(?: so| exactly)?(?: \\?)?$|(?:with )?(?:which|what) (?:words|questions?)|(?:say|put|phrase) (?:it|that|this) (?:like|as)|(?:a |the )?text version|something (?:i|to) (?:could |can )?(?:say|write|ask|text)|what (?:are|is|would be) (?:the|a) (?:right|best|good|better|kind) (?:words?|way)|what should i ask',
    ),
  ],
  [
    'when',
    starting(
      'when(?: \\?|$| is| would| should| do| to| exactly| can| could)|(?:is|was|would)(?: not)? (?:it|that|this) (?:\\w+ )?(?:too|so) (?:early|soon|late|fast|much|quick)|too (?:early|soon|late|fast)|(?:tonight|now|today|tomorrow) or|should i (?:\\w+ ){0,4}(?:now|tonight|today|wait|first)\\b|how long\\b|which (?:one )?(?:do|should) i .* first',
    ),
  ],
  [
    'next',
    starting(
      '(?:what now|now what|what next|and then|what then|then what|then|next|so what|what should i do|what do i do|what (?:would|should|can|could) (?:i|you) do|what i (?:should |can |must |could )?do|and now)(?: now| next| then| about (?:it|this|that|him|her|them|all this)| with (?:this|that|it|my matches|them all|the others?)| in the meantime| until then)*(?: \\?)?$|how (?:do |can |should |could |to )?(?:i )?(?:stop|get over|deal|handle|move on|do (?:it|that|this))\\b|what (?:do|can|should|would) (?:i|you) (?:do|recommend|suggest|advise|propose)\\b',
    ),
  ],
  [
    'means',
    starting(
      'why(?: \\?|$| is that| so| not| would)|what (?:does|do|did|could|would|might) (?:it|that|this|all this|he|she|they)\\b.* mean|what (?:it|that|this) means?|(?:is|was) (?:it|that|this) (?:\\w+ )?(?:normal|weird|strange|bad|okay|wrong|odd|a (?:problem|(?:bad |good |red )?(?:sign|flag)))|it is normal|is (?:he|she|xmatch) (?:just |being )?(?:rude|busy|into|serious|interested)',
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
  return FACETS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
