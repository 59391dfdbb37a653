import { isEveryday } from '../words/everyday-words';
import { languageOf, type Language } from '../words/languages';

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

const JOB =
  '(?:nurse|doctor|teacher|engineer|manager|lawyer|attorney|chef|cook|barista|bartender|developer|programmer|professor|student|partner|associate|analyst|consultant|director|ceo|cto|cfo|coo|vp|founder|co-?founder|head|boss|colleague|coworker|employee|intern\\w*|accountant|architect|designer|editor|journalist|reporter|pilot|surgeon|dentist|paramedic|cashier|waiter|waitress|receptionist|secretary|assistant|principal|coach|trainer|librarian|scientist|researcher|postdoc|officer|sergeant|president|chair|dean|job|gig|shift|shifts|position|internship|role|trainee|therapist|banker|salesman|rep|hr|driver|guard|mechanic|electrician|curator|producer|priest|pastor|rabbi)';
const WORKS =
  '(?:works?|worked|working|employed|interns?|interned|interning|volunteers?|volunteered|volunteering|teaches|taught|teaching|coaches|bartends|tends bar|waits tables|clerks?|temps?|freelances?|consults?|codes?|nurses?|manages?|hired|fired|studies|studied|studying|study|majors?|majored|majoring|graduated|graduates|enrolled|alum\\w*|dropped out|transferred|lectures?|lectured|employee|part-time|full-time)';
const CUES: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(${BEFORE}(?:${WORKS}(?:\\s+(?:there|now|currently|full[- ]time|part[- ]time|out|law|art|music|biology|medicine|english|history|math|physics|as an? [\\p{L}-]+(?: [\\p{L}-]+)?))?|${JOB}(?:\\s+(?:there|now))?)\\s+(?:at|for|with|from|of|over at|down at)\\s+|${BEFORE}(?:owns?|runs?|founded|quit|left|joined|attends?|attended|started at|employer (?:is|was)|company is|firm is|school is|office is at)\\s+)`,
    'giu',
  ),
  es: /((?<![\p{L}\p{N}])(?:trabaj[aoó]|trabajaba|trabajo|estudi[aoó]|estudiaba|enseña|emplead[oa]|enfermer[oa]|profesora?|ingenier[oa]|médic[oa]|gerente|director[a]?|abogad[oa])\s+(?:en|para|con|de)\s+)/giu,
  de: /((?<![\p{L}\p{N}])(?:arbeitet|arbeite|arbeitete|gearbeitet|studiert|studiere|studierte|lehrt|unterrichtet|angestellt|jobbt|job|ingenieur(?:in)?|krankenschwester|pfleger|lehrer(?:in)?|ärztin|arzt|chef(?:in)?|manager(?:in)?|entwickler(?:in)?|anwalt|anwältin)\s+(?:bei der|bei dem|bei|beim|für|an der|am|an)\s+)/giu,
  fr: /((?<![\p{L}\p{N}])(?:travaille|travaillait|travaillé|bosse|bossait|étudie|étudiait|enseigne|employée?|infirmi(?:er|ère)|profe?(?:sseure?)?|ingénieure?|médecin|avocate?|serveuse|serveur)\s+(?:chez|à|pour|au|dans)\s+)/giu,
  pt: /((?<![\p{L}\p{N}])(?:trabalh[aoou]|trabalhava|trabalha|estuda|estudava|estudou|leciona|ensina|enfermeir[oa]|professora?|engenheir[oa]|médic[oa]|gerente|advogad[oa])\s+(?:na|no|nas|nos|em|para|pra|da|do)\s+)/giu,
  it: /((?<![\p{L}\p{N}])(?:lavora|lavorava|lavorato|studia|studiava|insegna|frequenta|iscritt[oa]|laureat[oa]|impiegat[oa]|infermier[ea]|professor(?:e|essa)|ingegnere|medico|avvocat[oa]|commess[oa])\s+(?:da|presso|per|alla|al|allo|in|nella|la|il|lo|all['’]|dell['’])\s*)/giu,
};
const GENERIC: Readonly<Record<Exclude<Language, 'en'>, ReadonlySet<string>>> = {
  es: words(
    'un una unos la el los las su mi tu casa hospital escuela colegio universidad banco oficina noche noches día tienda bar restaurante empresa fábrica derecho medicina turnos remoto equipo ventas marketing familia padre madre cuenta propia ella él todo serio mucho gobierno construcción',
  ),
  de: words(
    'einer einem einen ein eine der die das dem den seiner ihrer seinem ihrem meiner uns zu hause nacht nachts krankenhaus bank schule universität uni firma büro restaurant bar supermarkt stadt polizei wochenende sich viel hart montag freitag vater mutter theater gericht',
  ),
  fr: words(
    "un une des la le les l son sa ses mon ma leur hôpital école banque bureau maison université fac usine restaurant bar magasin nuit domicile temps plein mi-temps lui elle eux paris l'hôpital l'école l'université équipe entreprise mairie",
  ),
  pt: words(
    'um uma uns casa hospital escola universidade banco escritório noite loja bar restaurante empresa fábrica ti ele ela si dia turno equipe família seu sua mesmo uma governo obra',
  ),
  it: words(
    'un una uno casa ospedale scuola università banca ufficio notte bar ristorante negozio azienda fabbrica sé lui lei solo remoto sempre anni mesi suo sua mio mia giorno turni comune un’azienda poco tempo',
  ),
};
/** Everyday words that are employers after "works at". */
const BRANDS = words(
  'target apple shell gap meta orange chase visa subway square block slack stripe ring best whole general sky next boots three delta united american southwest spirit jet oracle uber lush sprint lowes dollar',
);
const GENERIC_PLACES = words(
  'home night nights times least first last once work school college university church uni once present sea height least law city day dawn dusk weekends weekdays both all any some every each free fun money cash tips hours himself herself themselves myself charity christmas now someone others people kids children life',
);
const INSTITUTION =
  '(?:hospital|university|college|school|high|high school|middle school|academy|institute|bank|clinic|church|airport|caf[eé]|hotel|museum|pharmacy|bakery|studios?|labs?|laborator(?:y|ies)|group|partners|consulting|systems|solutions|technologies|industries|incorporated|inc|llc|ltd|corp|corporation|gmbh|ag|plc|elementary|prep|prison|brewery|diner|grill|motors|airlines|insurance|university hospital|medical center|law school|business school)';
const KINDS = words(
  "a an the my his her their our your this that local public private big small nearby night high middle grad graduate law medical business summer art music film old new same elementary city state community first main primary secondary boarding nursing cooking dance drama sunday own some any another every real good bad of at in to from same university animal children’s children's",
);
const INSTITUTION_NAME = new RegExp(
  `(?<=${BEFORE}(?:at|for|to|from|attends?|attended|near|outside|by|into|in)\\s+(?:the\\s+)?)((?:[\\p{L}.'’&-]+\\s+){1,3}?)(${INSTITUTION})${AFTER}`,
  'giu',
);
/** What everyday words describe, rather than name. */
const PLACES =
  /^(?:hospital|school|bank|clinic|church|airport|caf[eé]|hotel|museum|pharmacy|bakery|diner|grill|prison|medical center)$/i;
const FIRST_WORDS =
  'lyc[ée]e coll[èe]ge colegio instituto institut col[ée]gio escola escuela liceo istituto scuola gymnasium realschule klinikum klinik uniklinik uniklinikum cl[íi]nica clinica clinique hospital krankenhaus h[ôo]pital ospedale policlinico maternité kanzlei praxis kita stiftung uni';
const INSTITUTION_FIRST = new RegExp(
  `(${BEFORE}(?:${FIRST_WORDS.split(' ').map(inEitherCase).join('|')}|fac de)\\s+(?:(?:de la|de|del|di|do|da|des|du|le|la|san|santa|são|saint)\\s+)?)\\p{Lu}[\\p{L}'’.-]+(?:\\s+\\p{Lu}[\\p{L}'’.-]+){0,2}`,
  'gu',
);
const HYPHENATED =
  /(?<![\p{L}\p{N}])[\p{L}-]+-(?:gymnasium|realschule|gesamtschule|grundschule|schule|universität|klinik|werke|bank)(?![\p{L}])/giu;
const OF_NAME =
  /((?<![\p{L}\p{N}])(?:university|college|school|institute|bank|church|hospital|academy|universität|universidad|université|universidade|università|hochschule|department)\s+(?:of|de|di|degli|der|del|do|da)\s+)((?:the\s+)?\p{L}[\p{L}'’.-]+(?:\s+(?!(?:and|but|so|because|who|which|that|is|was|last|this|for)(?!\p{L}))\p{Lu}[\p{L}'’.-]+){0,3})/giu;

const NAME_WORD = "[\\p{L}\\p{N}&.'’-]+";
const LONGEST = 5;
const LANGUAGES = ['en', 'es', 'de', 'fr', 'pt', 'it'] as const;
const AT_PLACE =
  /((?<![\p{L}\p{N}])at\s+)(the\s+)?(?!\[)((?:st\.?|saint|san|santa|mt\.?)\s+\p{L}[\p{L}'’-]+|\p{L}[\p{L}.'’-]{2,})/giu;

function inEitherCase(word: string): string {
  return `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Replaces employers and schools, with and without capitals; kinds of places ("a hospital") stay. */
export function withoutWorkplaces(text: string, by: string): string {
  const language = languageOf(text);
  let rest = text.replace(INSTITUTION_NAME, (found: string, name: string, kind: string) =>
    isKind(name, kind) ? found : `${by} ${kind}`,
  );
  rest = rest.replace(OF_NAME, (found: string, cue: string, name: string) =>
    isEveryday(name) && !/^\p{Lu}/u.test(name) ? found : cue + by,
  );
  rest = rest.replace(INSTITUTION_FIRST, `$1${by}`).replace(HYPHENATED, by);
  // A short text gives its language away by little more than the verb.
  for (const spoken of LANGUAGES) rest = afterCue(rest, CUES[spoken], spoken, by);
  return language === 'en' ? withoutUnknownPlaces(rest, by) : rest;
}

/** "did her MBA at insead": what comes after "at", and is no word, is the name of a place. */
function withoutUnknownPlaces(text: string, by: string): string {
  const aboutLearning =
    /(?<!\p{L})(?:stud|teach|taught|degree|class|mba|ph\.?d|school|abroad|work|job|campus|major)/iu.test(
      text,
    );
  return text.replace(AT_PLACE, (found: string, cue: string, article: string | undefined, place: string) =>
    (article === undefined || aboutLearning) &&
    !isEveryday(place.replace(/[.'’]+$/, '')) &&
    !KINDS.has(place.toLowerCase()) &&
    !/^match$/i.test(place)
      ? `${cue}${article ?? ''}${by}${/[.]+$/.exec(place)?.[0] ?? ''}`
      : found,
  );
}

function isKind(name: string, institution: string): boolean {
  const isPlace = PLACES.test(institution);
  return name
    .trim()
    .split(/\s+/)
    .every(
      (word) => KINDS.has(word.toLowerCase()) || (isPlace && isEveryday(word) && !/^\p{Lu}/u.test(word)),
    );
}

function afterCue(text: string, cue: RegExp, language: Language, by: string): string {
  let rest = '';
  let from = 0;
  for (const found of text.matchAll(cue)) {
    const at = found.index + found[0].length;
    if (found.index < from) continue;
    const length = nameLength(
      text.slice(at),
      language,
      /(?:for|with|of|from|owns?|runs?|quit|left|joined)\s+$/i.test(found[0]),
    );
    if (length.name === 0) continue;
    rest += text.slice(from, at + length.skipped) + by;
    from = at + length.skipped + length.name;
  }
  return rest + text.slice(from);
}

/** How many characters of the beginning are a name, after those that only lead to it ("the "). */
function nameLength(text: string, language: Language, isLoose: boolean): { skipped: number; name: number } {
  const nothing = { skipped: 0, name: 0 };
  let at = 0;
  let skipped = 0;
  let name = 0;
  for (let count = 0; count < LONGEST; count += 1) {
    const found = new RegExp(`^\\s*(${NAME_WORD})`, 'u').exec(text.slice(at));
    if (
      !found?.[1] ||
      (count > 0 && /[.,!?;:]\s/.test(text.slice(at - 2, at + found[0].length - found[1].length)))
    )
      break;
    const raw = found[1];
    const word = raw.replace(/[.'’]+$/, '');
    const isConnector = /^(?:&|and|of|und|y|et|e)$/i.test(word);
    const isLeading =
      name === 0 &&
      /^(?:the|a|an|his|her|their|my|our|another|some|la|el|le|die|der|das|il|lo|o|l)$/i.test(word);
    if (isLeading && count < 2) {
      at += found[0].length;
      skipped = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
      continue;
    }
    const isPart =
      isConnector && name > 0
        ? /^\s+\p{Lu}/u.test(text.slice(at + found[0].length))
        : isNameWord(word, language, { isFirst: name === 0, isLoose });
    if (!isPart) break;
    at += found[0].length - (raw.length - word.length);
    name = at - skipped;
    if (raw !== word) break;
  }
  return name > 0 ? { skipped, name } : nothing;
}

function isNameWord(
  word: string,
  language: Language,
  { isFirst, isLoose }: { isFirst: boolean; isLoose: boolean },
): boolean {
  const lower = word.toLowerCase();
  const isCapital = /^\p{Lu}/u.test(word);
  if (language !== 'en') {
    if (GENERIC[language].has(lower)) return false;
    if (language === 'de') return isFirst || isCapital;
    return isFirst || isCapital;
  }
  if (word.startsWith('[')) return false;
  if (isCapital && !/^(?:I|I['’].*|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/.test(word))
    return true;
  if (isFirst && BRANDS.has(lower) && !isLoose) return true;
  if (GENERIC_PLACES.has(lower) || KINDS.has(lower) || /^\d/.test(word)) return false;
  return !isEveryday(word);
}
