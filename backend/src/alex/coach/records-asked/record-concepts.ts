/** What a word or phrase of a question about the records stands for. */
export type Concept =
  | 'person'
  | 'everyone'
  | 'who'
  | 'standard'
  | 'which-standard'
  | 'limit'
  | 'weight'
  | 'percentage'
  | 'rate'
  | 'note'
  | 'meet'
  | 'count'
  | 'how-long'
  | 'how-much'
  | 'when'
  | 'where'
  | 'why'
  | 'what-if'
  | 'takes'
  | 'catch-up'
  | 'most'
  | 'least'
  | 'ahead'
  | 'behind'
  | 'above'
  | 'difference'
  | 'change'
  | 'since'
  | 'blank'
  | 'average'
  | 'range'
  | 'provisional'
  | 'last'
  | 'before'
  | 'first'
  | 'long-ago'
  | 'each-time'
  | 'day'
  | 'number';

const DAY_NAMES = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)';
const PERSON = '(?:xmatch|he|she|they|him|her|them)';

/** Phrases of standard words, the longer and more particular first: each takes its words out of what is left. */
const PHRASES: readonly (readonly [Concept, string])[] = [
  [
    'day',
    `(?:on |in |since |of |from )?(?:the )?(?:last |this )?(?:${DAY_NAMES}|${MONTHS}(?= (?:the )?number)|(?<=in |since |of )${MONTHS})(?: (?:night|evening))?(?: (?:the )?number(?: ?(?:st|nd|rd|th))?)?|yesterday`,
  ],
  [
    'before',
    '(?:the )?(?:time|one|date|evening) before(?: (?:that|the last(?: one)?|last|it))?|before that(?: one)?|(?:the )?previous(?: (?:one|time|date|evening))?|second to last|(?:the )?last (?:number|two|three|few) (?:times|dates|ones|evenings)',
  ],
  [
    'each-time',
    '(?:each|every) (?:single )?(?:time|date)|over time|date by date|(?:on |for )?(?:all|both|every one) (?:of )?(?:the |our |my )?(?:number )?(?:times|dates)(?= |$)|since (?:the )?(?:start|beginning|first (?:date|time|one))|since (?:we|i) (?:started|began|met)|from (?:the )?(?:first|start)(?: (?:date|time))? to (?:the )?(?:last|now|latest)(?: (?:date|time|one))?',
  ],
  [
    'long-ago',
    '(?:the )?longest(?: (?:time )?ago| time| for)?|in (?:the longest|ages)|for ages|(?:in|for) a while|ages ago|the most overdue|overdue|neglect\\w*',
  ],
  [
    'last',
    '(?:the |our |my )?(?:very )?(?:last|latest|most recent) (?:time|date|evening|one|meeting)|(?:the )?latest|most recently|(?:the )?most recent',
  ],
  ['first', '(?:the |our |my )?(?:very )?first (?:time|date|evening|one|meeting)|at first'],
  [
    'how-long',
    'how (?:long|many (?:weeks|days|months|nights)|recently)(?: ago| back)?(?: (?:is|was|has) (?:it|that)(?: (?:been|ago))?)?',
  ],
  ['count', 'how many|how often|(?:what )?(?:the )?number of|(?:in )?total|altogether|all in all'],
  [
    'how-much',
    '(?:by )?how (?:much|far|big|close|many points)|(?:by )?what margin|(?:by )?how wide|points?(?= (?:ahead|behind|apart))',
  ],
  [
    'why',
    'why|how come|(?:what|which) (?:makes|puts|put|got|gets|keeps|made|is keeping|is putting)|where does .* (?:lead|advantage) come from|because of what|thanks to what',
  ],
  [
    'takes',
    `(?:what|how much|how many points) (?:would|does|do|will|did) (?:it|${PERSON}(?: is)?) (?:\\w+ )?(?:take|need|have to (?:get|score|do))(?: for)?|what (?:is|would be) (?:needed|necessary)|(?:what|how) (?:could|would|can) (?:it )?(?:get|bring|put|move|lift|let|make)|how (?:could|can|would)(?= ${PERSON})`,
  ],
  [
    'catch-up',
    '(?:to )?(?:catch(?:es)? up|overtake|pass|get(?:s)? ahead|be(?:come)? ahead|(?:get|come|be|move) (?:to )?(?:first|the top|on top|number one)|draw level|close the gap|move up|pull ahead|move past|win(?! (?:me|him|her|us)\\b)|beat|lead)(?: (?:with|to|of))?',
  ],
  [
    'what-if',
    'what (?:if|happens if|would happen if|changes if)|suppose|supposing|imagine|let us say|(?<=^|and |so |or |but |okay )if i|(?<=^)say i',
  ],
  [
    'limit',
    'must haves?|(?:deal ?breakers?|deal breakers?)(?: number)?|limits?|cut ?offs?|cut off|thresholds?|minimums?|(?:my |the )floor|(?:my |the )bar(?= (?:i|for|on|at|is|to|set)\\b|$)|lowest (?:i (?:would )?)?(?:accept|allow|put up with|live with)',
  ],
  [
    'weight',
    '(?:stars?|weights?|weighs?|weighted|importance)|(?:counts?|matters?|weighs?)(?= (?:for )?(?:the )?(?:most|least|more|less))|(?<=(?:most|least|highest|top) )important',
  ],
  ['provisional', 'provisional(?:ly)?|preliminary|tentative(?:ly)?'],
  [
    'range',
    '(?:likely )?ranges?|spread|(?:from|between) what (?:to|and) what|margin of error|how (?:wide|sure|certain)',
  ],
  ['average', 'averages?|averaged|mean(?= (?:rating|score|is|for|on|of)\\b)|on average|avg'],
  [
    'blank',
    '(?:still |yet )?(?:missing|blanks?|empty|unrated|unseen|unknown|outstanding|gaps)|(?:not|never|nothing) (?:\\w+ )?(?:been )?(?:rated|scored|filled(?: (?:in|out))?|seen|given|covered|shown|entered|put in|marked)(?= |$)|(?:left|remain\\w*|still) (?:blank|open|empty|out|unrated)|(?:left )?to (?:find out|see|rate|fill in)|(?:filled|fill) (?:in|out)|left(?= (?:for|with|on|about|to)\\b|$)|(?:did|have) not (?:i )?(?:found out|find out)|(?:did|have) not (?:i )?(?:\\w+ )?(?:rate|rated|score|scored|fill|filled|see|seen)',
  ],
  [
    'most',
    'strong(?:est)? (?:point|side|suit|spot|thing|standard|area)s?|strengths?|(?:the )?(?:most|highest|best|strongest|(?:biggest|greatest)(?! weak)|top|nicest|favou?rite|higher|better|stronger|more|bigger)(?: (?:point|side|suit|thing|area|one)s?)?',
  ],
  [
    'least',
    '(?:(?:biggest|greatest) )?weak(?:est)? (?:point|side|spot|thing|standard|area)s?|(?:(?:biggest|greatest) )?weakness(?:es)?|(?:the )?(?:least|lowest|worst|weakest|fewest|smallest|poorest|lower|worse|weaker|less|fewer)(?: (?:point|side|spot|thing|area|one)s?)?|flopped|bombed|(?:falls?|falling|come|comes) short|(?:drags?|pulls?|brings?|holds?) (?:xmatch|he|she|they|him|her|them) (?:down|back)',
  ],
  [
    'ahead',
    'ahead(?: of)?|(?:the )?leads?|leading|in front|in the lead|winning|(?:is |are |comes? |at )?(?:on top|number one|in first)',
  ],
  [
    'behind',
    '(?:dragging |lagging )?behind|trail(?:s|ing)?|(?:comes?|is|are|in) last(?: place)?|(?:at )?the bottom|losing',
  ],
  [
    'above',
    'above|below|clears?(?= (?:it|my|the)\\b)|under|over(?= (?:it|my|the)\\b)|clear of|short of|meets?(?= (?:it|my|the)\\b)|reach(?:es)?|passes|(?:is |still )?(?:knocked?|kick(?:ed)?|drop(?:ped)?|fall(?:s)?|be|left) out|knock out',
  ],
  [
    'difference',
    'differences?|diff|gap|distance|apart|compare[ds]?|comparing|comparison|versus|vs|side by side|differ(?:s)?|stack up|measure up',
  ],
  [
    'change',
    '(?:chang(?:e|es|ed|ing)|moved?|rise|rose|risen|drop(?:s|ped|ping)?|fell|fallen|improv(?:e|es|ed|ing)|slip(?:ped|ping)?|shift(?:ed)?|go(?:ne|ing|es)?(?= (?:up|down))|went(?= (?:up|down))|(?:got|gotten|getting|become|became)(?= (?:better|worse|higher|lower)))|(?:was|is|what is) (?:new|different)',
  ],
  ['since', 'since(?: then)?|compared (?:to|with)|between|after(?= _)'],
  [
    'which-standard',
    '(?:which|what|whats) (?:of (?:my|the) )?(?:standards?|criteri(?:on|a)|category|rating|areas?)|(?:of )?(?:my |the |all )?(?:standards?|criteria|categories)',
  ],
  [
    'who',
    'who(?:m|se)?|which (?:ones?|person|guy|girl|man|woman|match|of (?:them|these|those|the (?:two|number|people|guys|girls|men|women)|my (?:matches|people|guys|men|women)|both))(?: is)?',
  ],
  ['when', 'when|(?:what|which) day'],
  ['where', 'where'],
  [
    'everyone',
    '(?:across |over |for |of |with |out of )*(?:the )?(?:everyone|anyone|all of (?:them|you|my matches)|of them all|each of them|everyone i have (?:met|dated|seen)|(?:all )?my (?:people|guys|girls|men|women)|(?:all )?(?:my )?matches|overall|over all|across the board|all(?= |$)|both|either of them|each)',
  ],
  [
    'percentage',
    'percent(?:age)?s?|compatibility|(?:overall |total )?(?:fit|scores?(?= (?:of|for) (?:xmatch|him|her)))',
  ],
  [
    'rate',
    '(?:rate[ds]?|ratings?|rating|scores?|scored|scoring|marks?|marked|grades?|graded|gave|give|given|giving)|put(?= (?:xmatch|him|her|them|it|down|for|in)\\b)|(?:get|gets|got)(?= (?:(?:a|an) (?:number )?)?(?:for|on|in|out of) xstandard)|have(?= (?:xmatch|him|her|them) (?:down|at|as|for|on)\\b)|(?<=(?:xmatch|him|her|them) )down (?:as|at|for|on)|(?:points|stars)(?= out of)',
  ],
  [
    'note',
    '(?:write|wrote|written|note|noted|notes|jot|jotted|scribbled?|comment(?:ed|s)?)(?: (?:down|about|in))?',
  ],
  [
    'meet',
    '(?:see|saw|seen|meet|met|dates?|dated|dating|go out|went out|gone out|been out|went on|been on|gone on|hang out|hung out|hang|hung|evenings?|nights?|meetings?|times|on record|recorded|logged|entered|(?:go|went|gone|been)(?= (?:with|together|last|on)\\b))',
  ],
  ['last', '(?:the )?last|recently|lately'],
  ['first', 'first|start|beginning'],
  ['number', '(?:a |an |to |at )?number|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?= |$)'],
  ['standard', 'xstandard'],
  ['person', `(?:the other one|the other (?:guy|girl|man|woman)|${PERSON}|his|hers|their|theirs)(?: is)?`],
];

/** Words that say nothing about what is asked. */
const FILLER = new Set(
  'a about according actual actually again ago all alone also am an and any anything anyway apart are as at back basically basis be been better btw but by came can cant check cheers come comes compare correctly could curious current currently data did do does doing done down end entered even ever everything exact exactly far figure figures for forgot forgotten from get getting girls given go going got guys had hang has have hear hello here hey hi history hm hmm hold honestly how i idea if in into is it its itself just keep know known let like line listed lol long look looking made make many maybe me men mind misremembering moment much my myself no not now number numbers of off often oh okay on one ones only or out over overall own people please point put quick quickly quite ratings read really record recorded records remember remembering remind right rn same see set side sit sits sitting so some something sorry spot stand standing stands state still sure than thank thanks that the then there these thing this those though thus time times to together tonight too true two under until up using value wait was we well were what whatever which who whole wise with women wonder wondering would ye yeah yep yes yet points'.split(
    ' ',
  ),
);

export interface Reading {
  /** In the order of the question. */
  readonly concepts: readonly Concept[];
  /** What no concept explains. */
  readonly left: readonly string[];
}

const COMPILED = PHRASES.map(([concept, words]) => ({
  concept,
  words: new RegExp(`\\b(?:${words})(?![\\p{L}])`, 'gu'),
}));

/** What each word of a question in standard words stands for; `own` are the words of the user's standards. */
export function readConcepts(said: string, own: ReadonlySet<string>): Reading {
  const found: { concept: Concept; at: number }[] = [];
  const rest = COMPILED.reduce(
    (text, { concept, words }) =>
      text.replace(words, (phrase: string, ...args: unknown[]) => {
        const at = args.find((arg): arg is number => typeof arg === 'number') ?? 0;
        found.push({ concept, at });
        return '_'.repeat(phrase.length);
      }),
    said,
  );
  const left = rest.split(/[\s_?]+/).filter((word) => word !== '' && !FILLER.has(word) && !own.has(word));
  return { concepts: [...found].sort((a, b) => a.at - b.at).map(({ concept }) => concept), left };
}
