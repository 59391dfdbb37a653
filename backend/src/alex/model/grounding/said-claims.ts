import type { Evidence } from './evidence';
import { IS_OPEN_QUESTION, isDenied } from './said-patterns';

/** Who is meant: a match, or someone spoken of before. */
const THEY = '(?:Match-\\d+|they|he|she)';
const JOB =
  'doctor|nurse|teacher|lawyer|engineer|developer|programmer|accountant|chef|cook|pilot|architect|artist|musician|student|professor|scientist|manager|banker|dentist|designer|journalist|writer|actor|actress|therapist|psychologist|surgeon|police officer|firefighter|soldier|waiter|waitress|barista|photographer|consultant|entrepreneur|salesperson|plumber|electrician|veterinarian|pharmacist|paramedic|librarian|carpenter|farmer|driver';
/** What no record can know: feelings and acts of others, and the future. */
const UNKNOWABLE: readonly RegExp[] = [
  `${THEY}(?:['’]s|['’]re)?\\s(?:\\p{L}+\\s){0,3}?(?:loves?|adores?|misses|miss|is into|are into|wants? to marry|wants? an? (?:\\p{L}+\\s)?(?:relationship|future|life) with|(?:is |are )?(?:deeply |truly |falling )?in love with)\\syou`,
  `in love with you|feelings? for you|crazy about you`,
  `(?:will|won['’]t|would|is going to|are going to|going to|'ll|’ll)\\s(?:\\p{L}+\\s){0,2}?(?:last|work out|marry|love you|leave you|hurt you|break your heart|fall in love|end up together|make you happy|be happy together)`,
  `Match-\\d+ will be happy(?!\\s(?:to|that)(?!\\p{L}))`,
  `you(?:['’]ll| will| are going to| two will| two are going to)\\s(?:\\p{L}+\\s){0,2}?be happy(?!\\s(?:to|that|you|with (?:your|the))(?!\\p{L}))`,
  `you(?: two)? (?:are|were) (?:meant|made|destined)|(?:meant|made|destined) (?:for each other|to be)|soul\\s?mates?|(?:bright|real|long|great|good) future|(?:a|your|the) future (?:together|with (?:Match-\\d+|them|him|her))|the one for you|love of your life|perfect for each other`,
  `(?:${THEY}(?:['’]s)?|your (?:match|partner))\\s(?:(?:has|have|is|are|was|were|had|been|probably|clearly|likely|surely|also|just|may be|might be)\\s){0,3}(?:lying|lied|lies to|cheating|cheated|cheats|hiding something|hides something|unfaithful|playing (?:you|games)|using you|seeing some(?:one|body) else)`,
  `(?:\\d+|\\p{L}+)\\s?(?:%|percent)\\s(?:\\p{L}+\\s)?(?:chance|likelihood|probability)[^.!?]*(?:love|relationship|marri|last|together|future|work|happy|couple|commit)`,
  `(?:chance|likelihood|probability|odds) (?:of|that|for) [^.!?]*(?:loves?|relationship|marri\\p{L}*|last(?:s|ing)?|together|work(?:s|ing)? out|happy)`,
  `(?:Match-\\d+|he|she)\\s(?:works|worked) (?:as|at|in|for)|(?:Match-\\d+|he|she)(?:['’]s| is| was) an? (?:\\p{L}+\\s)?(?:${JOB})`,
  // de, es, fr, pt, it
  `liebt dich|ist in dich verliebt|füreinander bestimmt|seelenverwandt\\p{L}*|lügt dich an|betrügt dich|wird (?:für immer )?halten|ihr werdet glücklich`,
  `te (?:ama|quiere|miente|engaña|est[áa] (?:mintiendo|engañando))|almas? gemelas?|hechos el uno para el otro|ser[ée]is felices|ser[áa]s feliz`,
  `(?:t['’]aime|te ment|te trompe)|amoureu\\p{L}+ de toi|âmes? sœurs?|faits? l['’]un pour l['’]autre|serez heureux`,
  `te ama|ama você|mente para você|te trai|almas? gêmeas?|feitos um para o outro|serão felizes`,
  `ti (?:ama|mente|tradisce)|innamorat[oa] di te|anim[ae] gemell[ae]|fatti l['’]uno per l['’]altr[oa]|sarete felici`,
].map((words) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`, 'iu'));
/** The user is told what they said themselves. */
const IS_TOLD =
  /\byou(?:['’]ve|['’]re)?\s(?:just\s)?(?:said|say|mention(?:ed)?|told|wrote|asked?|fear|feel|worry|think|believe|suspect)/iu;

const AHEAD =
  '(?:is|are|comes|ranks|sits|stands|remains)\\s(?:\\p{L}+\\s)?(?:ahead of|before|above|in front of|a better (?:fit|match|choice) than|the better (?:fit|match|choice) than|stronger than|better than)|leads|beats|outranks|outscores|tops|edges out|has the edge over|(?:ranks|scores|sits|is|is placed|is ranked) (?:higher|better) than|fits (?:you )?better than|scores (?:higher|better) than|liegt vor|passt besser als|está por delante de|va por delante de|est devant|está à frente de|è davanti a';
const BEHIND =
  '(?:is|are|comes|ranks|sits|stands|remains)\\s(?:\\p{L}+\\s)?(?:behind|below|after|a weaker (?:fit|match) than|weaker than|worse than)|trails|fits (?:you )?(?:less|worse)(?: well)? than|scores (?:lower|worse) than|liegt hinter|está por detrás de|est derrière|está atrás de|è dietro';
const ORDER = new RegExp(
  `(Match-\\d+)(?:\\s\\([^)]*\\)|\\sat [\\d.]+\\s?%?)?,?\\s(?:(${AHEAD})|(?:${BEHIND}))\\s(Match-\\d+)`,
  'giu',
);
const FIRST =
  /(Match-\d+)(?:\s\([^)]*\))?,?\s(?:(?:is|comes|ranks|leads|stays|remains)\s(?:\p{L}+\s)?(?:first|on top|at the top|in the lead|in first place|number one|ahead(?! of)|(?:your|the) (?:best|strongest|top) (?:fit|match|choice|option|candidate)|your (?:first|top) choice)|leads(?=[\s]*[.,!;]|\s(?:clearly|by|your)))|(?:your|the) (?:best|strongest|top) (?:fit|match|choice|option|candidate)(?: (?:so far|right now|by far))?,? is (Match-\d+)/giu;
const OF_HUNDRED = /^\s(?:in|on)\s(?:about\s)?\d+\s(?:of|in|out of|times)/u;
/** Says in what, so the order of fits does not decide. */
const IN_WHAT =
  /(?<!\p{L})(?:on|in|when it comes to|for|heart|chemistry|enjoyment|alphabet\p{L}*)(?!\p{L})/iu;

/** Claims that no record can support, or that contradict the order of the records. */
export function unfoundedClaims(sentence: string, { people }: Evidence): string[] {
  const order = wrongOrder(sentence, people);
  if (order !== null) return [order];
  if (IS_OPEN_QUESTION.test(sentence) || IS_TOLD.test(sentence)) return [];
  for (const claim of UNKNOWABLE) {
    const found = claim.exec(sentence);
    if (found !== null && !isDenied(sentence, found)) return [found[0]];
  }
  return [];
}

function wrongOrder(sentence: string, people: Evidence['people']): string | null {
  for (const found of sentence.matchAll(ORDER)) {
    const { 0: claim, 1: a = '', 2: ahead, 3: b = '', index } = found;
    const [first, second] = ahead === undefined ? [b, a] : [a, b];
    if (IN_WHAT.test(sentence.slice(index + claim.length, index + claim.length + 40))) continue;
    if (people.has(a) && people.has(b) && !(placeOf(first, people) < placeOf(second, people))) return claim;
  }
  for (const found of sentence.matchAll(FIRST)) {
    const { 0: claim, 1: before, 2: after, index } = found;
    const name = before ?? after ?? '';
    const rest = sentence.slice(index + claim.length, index + claim.length + 40);
    if (OF_HUNDRED.test(rest) || IN_WHAT.test(rest) || !people.has(name)) continue;
    if (people.get(name)?.rank !== 1) return claim;
  }
  return null;
}

/** Those below a must-have come after all others. */
function placeOf(name: string, people: Evidence['people']): number {
  const person = people.get(name);
  return person?.rank ?? (person?.isBelow ? Infinity : NaN);
}
