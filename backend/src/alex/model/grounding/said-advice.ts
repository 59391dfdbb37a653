import type { Evidence, Person } from './evidence';
import { NUMBER_WORDS } from './number-words';
import { isDenied } from './said-patterns';

const NAME = /Match-\d+/g;
/** To meet, to write to, or to give a chance to; praise; or a place before others. */
const SUGGESTS = new RegExp(
  `(?<![\\p{L}-])(?:${[
    // en
    'see(?!\\s(?:that|how|what|why|where|whether|if)(?!\\p{L}))|seeing|meet(?:ing|ings)?|again|(?:another|one more|more|next|second|third|new|fourth|a|the|first|plan|go on|any|coffee|dinner)\\s(?:\\p{L}+\\s)?date|more dates|dating|go out|going out|hang out|catch up|text(?:ing)?|call|message|write to|reach out|reply|invite|ask (?:\\p{L}+|match-\\d+) out|ask out|visit|chances?|worth|lovely|great|kind|good|nice|sweet|wonderful|amazing|charming|best|better|strong(?:er|est)?|promising|potential|perfect|right for|fun|caring|warm|favou?rite|deserves?|go for|choose|pick|stay with|keep (?:going|seeing|dating|talking)|continue|another try|a try|walk|next step|forgive|trust|love(?:s|ly)?|leads?|ahead|first (?:choice|place)|front[- ]?runner|recommend|suggest|should|invest|commit|try|together|tonight|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day',
    // de
    'treffen|triff|triffst|sehen|sieh|wieder(?:sehen)?|date mit|verabrede\\p{L}*|schreib\\p{L}*|anrufen|chance|wert|lohnt|toll\\p{L}*|nett\\p{L}*|gut\\p{L}*|lieb\\p{L}*|super|beste\\p{L}*|besser|empfehl\\p{L}*|solltest',
    // es
    'ver|verte|veas|quedar|queda|otra (?:cita|vez)|salir|escr[ií]b\\p{L}*|oportunidad|vale la pena|genial|buen[ao]?|mejor|amable|encantador\\p{L}*|recomiend\\p{L}*|deber[íi]as',
    // fr
    'voir|revoir|revois|rencontrer|rencontre|encore|autre rendez-vous|écri\\p{L}*|appelle\\p{L}*|sortir|mérite|vaut|bien|bon(?:ne)?|meilleure?|gentille?|génial\\p{L}*|super|devrais|conseill\\p{L}*|recommand\\p{L}*',
    // pt
    'encontrar|encontre|rever|reveja|outro encontro|de novo|sair|saia|escrev\\p{L}*|mand\\p{L}*|vale a pena|chance|ótim\\p{L}*|bo[am]|melhor|gentil|legal|dev(?:ia|eria)|recomend\\p{L}*',
    // it
    'vedere|rivedere|vedi|rivedi|incontrare|incontra|altro appuntamento|di nuovo|uscire|esci|scriv\\p{L}*|chiama\\p{L}*|vale la pena|occasione|possibilità|buon\\p{L}*|miglior\\p{L}*|gentile|dolce|dovresti|consigli\\p{L}*',
  ].join('|')})(?![\\p{L}-])`,
  'iu',
);
/** Suggests a date even where no one is named. */
const SUGGESTS_DATE =
  /(?<!\p{L})(?:(?:another|one more|second|next|plan an?|go on an?|new) date|again|second chance|(?:give|see|meet|text|call|ask|invite|message) (?:them|him|her|this person)|wieder(?:sehen)?|noch ein date|otra cita|otra vez|revoir|autre rendez-vous|de novo|outro encontro|rivedere|di nuovo|altro appuntamento)(?!\p{L})/iu;
const PRONOUN =
  /(?<!\p{L})(?:they|them|their|he|him|his|she|her|this person|that person|ihn|ihm|sie|er|ihr|él|ella|lo|la|lui|elle|ele|ela|lei)(?!\p{L})/iu;
/** Words of a sentence that does nothing but give figures. */
const PLAIN = new RegExp(
  `(?<![\\p{L}])(?:${'a an the is are was has have had been at of to from between and or in on with after over by you your they their he his she her it its date dates day days met points point percent percentage out fit likely range score scores rating ratings average weak partial below under must-have must-haves standard standards on record so far about only chemistry enjoyment heart head stars not seen rated yet no you gave last january february march april may june july august september october november december prozent nach liegt bei hat mit du por ciento está en el después de citas has tenido con est à pour cent après rendez-vous avec o a em por cento depois encontros com al per cento dopo appuntamenti con'.split(' ').join('|')})(?![\\p{L}])`,
  'giu',
);
const NO_DATE =
  /^[^.!?,;]*(?:n['’]t|not|never|no) (?:\p{L}+ )?(?:suggest|recommend|advise|plan)\p{L}* (?:a|any|another|more|meeting|dates?|seeing)(?: dates?)?(?: (?:with|for))? Match-\d+(?: (?:for now|right now|at the moment))?[.!]?\s*$/iu;
const WHY_NOT =
  /(?<!\p{L})(?:why (?:not|do ?n['’]t)|warum nicht|por qué no|pourquoi pas|por que não|perché non)(?!\p{L})/iu;
const IS_CARE =
  /(?<!\p{L})(?:help ?lines?|hotlines?|safe(?:ty|ly)?|yourself|emergency|hilfe|sicher\p{L}*|ayuda|segur\p{L}*|aide|sécurité|ajuda|aiuto|sicur\p{L}*)(?!\p{L})/iu;
const CLAUSE_END = /[,;:()–—]|\s(?:and|but|while|whereas|und|aber|y|pero|et|mais|e|mas|ma)\s/giu;

/** Words that suggest a date with someone no date may be suggested with, or praise them. */
export function unwelcomeAdvice(
  sentence: string,
  before: ReadonlySet<string>,
  { people, stars }: Evidence,
): string[] {
  const named = [...new Set([...sentence.matchAll(NAME)].map(([name]) => name))];
  const met = [...people].filter(([, { isMet }]) => isMet).map(([name]) => name);
  const noOneLeft = met.length > 0 && met.every((name) => people.get(name)?.isHeldBack);
  if (named.length === 0) {
    const meant = before.size > 0 ? [...before] : noOneLeft ? met : [];
    if (!meant.some((name) => isKept(people.get(name)))) return [];
    const isHeldBack = meant.every((name) => people.get(name)?.isHeldBack);
    // "A walk would be nice": after someone who is held back, it is about them unless it is about staying safe.
    const isAboutThem = PRONOUN.test(sentence) || (before.size > 0 && isHeldBack && !IS_CARE.test(sentence));
    const found = SUGGESTS_DATE.exec(sentence) ?? (isAboutThem ? SUGGESTS.exec(sentence) : null);
    return found === null || isRefused(sentence, found) ? [] : [found[0]];
  }
  if (named.some((name) => people.get(name)?.isHeldBack))
    return NO_DATE.test(sentence) ? [] : beyondFigures(sentence, stars.keys());
  const below = named.filter((name) => people.get(name)?.isBelow);
  if (below.length === 0) return [];
  const told = below.length === named.length ? [sentence] : clausesWith(sentence, below);
  return told.flatMap((clause) => {
    const found = SUGGESTS.exec(clause);
    return found === null || isRefused(clause, found) ? [] : [found[0]];
  });
}

/** "Why not meet them?" refuses nothing. */
function isRefused(text: string, found: RegExpExecArray): boolean {
  return !WHY_NOT.test(text) && isDenied(text, found);
}

function isKept(person: Person | undefined): boolean {
  return person !== undefined && (person.isHeldBack || person.isBelow);
}

/** The first word that is part of no figure. */
function beyondFigures(sentence: string, standards: Iterable<string>): string[] {
  let rest = sentence.replace(NAME, ' ').toLowerCase();
  for (const standard of standards) rest = rest.replaceAll(standard, ' ');
  rest = rest
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/gu, ' ')
    .replace(PLAIN, ' ')
    .replace(NUMBER_WORDS, ' ');
  const word = /\p{L}[\p{L}'’-]*/u.exec(rest)?.[0];
  const suggested = /(?<!\p{N}\s|last\s|one\s|each\s)\b(?:a|the) date\b/iu.exec(sentence)?.[0];
  if (suggested !== undefined) return [suggested];
  // "Match-1?" suggests by asking.
  return word === undefined ? (/[?!]/.test(sentence) ? [sentence.trim()] : []) : [word];
}

function clausesWith(sentence: string, names: readonly string[]): string[] {
  return sentence.split(CLAUSE_END).filter((clause) => names.some((name) => clause.includes(name)));
}
