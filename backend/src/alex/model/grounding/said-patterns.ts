import type { Evidence } from './evidence';

const UP =
  "rising|rises?|rose|improv(?:ing|es|ed)|(?:getting|gets|gotten|got|become|becoming|becomes) better|climb(?:ing|s|ed)|increas(?:ing|es|ed)|going up|went up|gone up|upward|on the (?:up|rise)|growing|grows|besser (?:wird|werden|geworden)|wird (?:immer )?besser|immer besser|steig(?:t|en)|verbesser\\w*|mejora\\w*|mejorando|sub(?:e|en|iendo)|cada vez mejor|s['’]améliore\\w*|de mieux en mieux|augmente\\w*|melhora\\w*|subindo|cada vez melhor|migliora\\w*|sempre meglio|in crescita|in aumento";
const DOWN =
  'falling|falls|fell|declin(?:ing|es|ed)|worsen(?:ing|s|ed)|(?:getting|gets|gotten|got|become|becoming|becomes) worse|dropp(?:ing|ed)|drops|decreas(?:ing|es|ed)|going down|went down|gone down|downward|slipp(?:ing|ed)|sinking|sinkt|sinken|schlechter (?:wird|werden|geworden)|immer schlechter|fällt|empeora\\w*|empeorando|baja(?:n|ndo)?|cada vez peor|empire\\w*|baisse\\w*|diminue\\w*|piora\\w*|caindo|cada vez pior|peggiora\\w*|in calo|sempre peggio';
const HABIT =
  'always|never|every time|each time|constantly|consistently|usually|tends? to|tendency|keeps? (?:getting|being|coming|going|choosing|picking|falling)|immer|nie|jedes Mal|ständig|siempre|nunca|cada vez que|toujours|jamais|chaque fois|sempre|ogni volta|todas as vezes';
const LINK =
  'trends?|trending|patterns?|correlat\\w+|linked (?:to|with)|goes hand in hand|go hand in hand|predicts?|predictors?|predictive|drawn to|attracted to people|your type|the (?:more|higher|better)\\b[^.!?]*\\bthe (?:more|higher|better)|track(?:s|ed)? with|muster|tendenz|zusammenhang|patr[óo]n(?:es)?|tendencia|tendance|schéma|padr(?:ão|ões)|tendência|schema|tendenza';
const both = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');
const [IS_UP, IS_DOWN, IS_HABIT, IS_LINK] = [both(UP), both(DOWN), both(HABIT), both(LINK)];

/** Two figures in the order they came, which is a movement. */
const FROM_TO =
  /(?:went|gone|goes|going|moved|jumped|came|rose|fell|climbed|dropped|up|down|vo[nm]|pas[óo]|pass(?:é|ée|ou|ato))\s(?:\p{L}+\s)?(?:from|von|de|da|du)\s(\d+)\s?%?\s(?:\p{L}+\s)?(?:to|auf|a|à|para)\s(\d+)/iu;
const EACH_BETTER =
  /(?<!\p{L})(?:each|every)\s(?:new\s|next\s)?date\s(?:was|is|has been|felt|feels|went|goes)\s(?:even\s|a (?:bit|little)\s)?(?:better|worse|higher|lower|warmer)|(?:better|worse|higher|lower)\s(?:and\s(?:better|worse|higher|lower)|(?:with|after)\s(?:each|every)|than\sthe\s(?:one|date)\sbefore)(?!\p{L})/iu;

/** The sentence is about what the user has on record, rather than about dating as such. */
const ABOUT_RECORDS =
  /Match-\d|\b(?:your (?:dates|scores?|ratings?|numbers|matches|results|history|heart|standards|fits?|percentages?|chemistry|last|recent)|the (?:scores?|ratings?|numbers|fit|percentages?|dates)|(?:her|his|their) (?:fit|scores?|ratings?|dates|numbers|percentage)|things (?:are|have|seem|with)|it(?:['’]s| is| has| keeps)|(?:he|she|they)(?:['’]s|['’]re| is| are| has| have| keeps?)|you(?:['’]re|['’]ve| are| have been| tend| always| never| usually| keep| often)|deine (?:dates|werte|bewertungen)|tus (?:citas|puntuaciones)|tes (?:rendez-vous|notes)|seus (?:encontros|resultados)|i tuoi (?:appuntamenti|voti)|le tue)\b/iu;
/** Before a claim, denies it. */
const DENIED =
  /\b(?:no|not|n['’]t|cannot|neither|nor|without|whether|if|too early|too soon|too few|yet|chance|unclear|hard to (?:say|tell)|nothing|(?:do|does|did|is|are|was|has|have|can|could|would)n['’]t|kein\w*|nicht|ob|zu früh|ninguna?|demasiado pronto|si|pas|aucune?|trop tôt|não|nenhum\w*|cedo|non|nessun\w*|troppo presto)\b/iu;
/** After a claim, takes it back. */
const HEDGED =
  /\b(?:too early|too soon|chance|hard to (?:say|tell)|(?:can['’]t|cannot) (?:say|tell)|not (?:yet )?(?:clear|certain|a)|zu früh|zufall|demasiado pronto|azar|trop tôt|hasard|cedo|acaso|troppo presto|caso)\b/iu;
/** "Is it getting better?" asks; "Have you noticed how it gets better?" claims. */
export const IS_OPEN_QUESTION =
  /^\s*(?:(?:and|but|so),?\s)?(?:is|are|do|does|did|would|could|how|what|when|which|who|was|were)\b[^.!]*\?\s*$/iu;
/** Advice: "Always tell a friend where you go." */
const IS_ADVICE = /^\s*(?:always|never|immer|nie|siempre|nunca|toujours|jamais|sempre)\b/iu;
const IS_ADVICE_TO_YOU = /\byou (?:should|can|could|may|might|need|deserve|always (?:can|have))\b/iu;

/** The words that claim a pattern where chance explains what there is; null when the sentence claims none. */
export function unfoundedPattern(
  sentence: string,
  before: ReadonlySet<string>,
  evidence: Evidence,
): string | null {
  if (IS_OPEN_QUESTION.test(sentence) || IS_ADVICE.test(sentence) || IS_ADVICE_TO_YOU.test(sentence))
    return null;
  if (!ABOUT_RECORDS.test(sentence) && !EACH_BETTER.test(sentence) && !FROM_TO.test(sentence)) return null;
  const claimed = movement(sentence, before, evidence) ?? link(sentence, evidence) ?? IS_HABIT.exec(sentence);
  return claimed === null || isDenied(sentence, claimed) ? null : claimed[0];
}

/** "no trend", "too early to say whether it rises", "it rises, but that may be chance". */
export function isDenied(sentence: string, { 0: claim, index }: RegExpExecArray): boolean {
  const end = index + claim.length;
  return DENIED.test(sentence.slice(0, index)) || HEDGED.test(sentence.slice(end));
}

function movement(
  sentence: string,
  before: ReadonlySet<string>,
  { patterns }: Evidence,
): RegExpExecArray | null {
  const fromTo = FROM_TO.exec(sentence);
  if (fromTo !== null) {
    const [from, to] = [Number(fromTo[1]), Number(fromTo[2])];
    const about = namedOr(sentence, before);
    if (!about.some((name) => patterns.moves.get(name) === (to > from ? 'rising' : 'falling'))) return fromTo;
  }
  const each = EACH_BETTER.exec(sentence);
  if (each !== null) return each;
  for (const [words, trend, move] of [
    [IS_UP, 'up', 'rising'],
    [IS_DOWN, 'down', 'falling'],
  ] as const) {
    const found = words.exec(sentence);
    if (found === null) continue;
    const about = namedOr(sentence, before);
    const isTrend = patterns.trend === trend && !sentence.includes('Match-');
    const isMove = about.length > 0 && about.some((name) => patterns.moves.get(name) === move);
    if (!isTrend && !isMove) return found;
  }
  return null;
}

function namedOr(sentence: string, before: ReadonlySet<string>): string[] {
  const named = [...sentence.matchAll(/Match-\d+/g)].map(([name]) => name);
  return named.length > 0 ? named : [...before];
}

function link(sentence: string, { patterns }: Evidence): RegExpExecArray | null {
  const isSupported =
    patterns.trend !== null ||
    (patterns.standard !== null && sentence.toLowerCase().includes(patterns.standard.toLowerCase())) ||
    [...patterns.moves.keys()].some((name) => sentence.includes(name));
  return isSupported ? null : IS_LINK.exec(sentence);
}
