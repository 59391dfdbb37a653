import { isEveryday } from '../words/everyday-words';

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const WORD = "[\\p{L}.'’-]+";
const HOUSE = '\\d{1,5}\\s?[a-z]?(?:\\s?(?:bis|ter|quater))?';

const WAY =
  '(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|square|sq|terrace|place|pl|way|close|crescent|parkway|pkwy|highway|hwy|alley|gardens|grove|mews|row|circle|trail)';
const LONG_WAY =
  '(?:street|avenue|ave|road|rd|lane|boulevard|blvd|court|square|terrace|crescent|parkway|highway|drive|grove|mews)';
const ADDRESS = new RegExp(`${BEFORE}${HOUSE},?\\s+(?:${WORD}\\s+){1,4}?${WAY}(?![\\p{L}])\\.?`, 'giu');
const ORDINAL_STREET = new RegExp(
  `${BEFORE}(?:${HOUSE},?\\s+)?(?:[ewns]\\.?|east|west|north|south)?\\s*\\d{1,3}(?:st|nd|rd|th)\\s+${WAY}(?![\\p{L}])\\.?`,
  'giu',
);
const NUMBER_LAST = new RegExp(`${BEFORE}(?:${WORD}\\s+){1,3}?${WAY}\\s*,?\\s+${HOUSE}${AFTER}`, 'giu');
/** No house number, but where someone lives or can be met. */
const STREET_ONLY = new RegExp(
  `(?<=${BEFORE}(?:on|at|near|off|to|from|along)\\s+)((?:${WORD}\\s+){1,2}?)${LONG_WAY}(?![\\p{L}])`,
  'giu',
);
const CORNER = new RegExp(
  `(${BEFORE}corner of\\s+)${WORD}(?:\\s+${WAY})?\\s+(?:and|&)\\s+${WORD}(?:\\s+${WAY})?`,
  'giu',
);
const LIVES_AT = new RegExp(
  `(${BEFORE}(?:lives?|lived|living|house|home|place|address|flat|apartment)(?:\\s+(?:is|at|on|in|number|no\\.?))*\\s+(?:at|is|number|no\\.?|:)\\s+)\\d{1,5}[a-z]?(?:,?\\s+(?!(?:years?|months?|minutes?|miles?|km|hours?|of|and|with|out|percent)${AFTER})${WORD}){1,3}`,
  'giu',
);
const UNIT = new RegExp(
  `${BEFORE}(?:apartment|apt|flat|unit|suite|room|zimmer|wohnung|piso|puerta|appartement|étage|apto|apartamento|appartamento|interno|scala)\\.?\\s*(?:number|no\\.?|nr\\.?|n[º°])?\\s*#?(?=\\p{L}?\\d|\\d)[\\p{L}\\p{N}-]{1,5}${AFTER}`,
  'giu',
);

const GERMAN = new RegExp(
  `${BEFORE}(?:[\\p{L}.'’-]*\\p{L}(?:stra(?:ß|ss)e|str\\.)|[\\p{L}'’-]{3,}(?:gasse|allee|chaussee|laan|straat|gatan|gracht|kade))(?:\\s*,?\\s*${HOUSE}${AFTER})?`,
  'giu',
);
const GERMAN_NUMBERED = new RegExp(
  `${BEFORE}(?:(?:am|an der|auf dem|im|unter den|zum|zur)\\s+)?(?:\\p{Lu}[\\p{L}'’-]*(?:weg|platz|damm|ufer|ring|hof|markt|berg|plein|weide|steig|pfad|garten|linden)|(?:\\p{Lu}[\\p{L}-]+er\\s+)(?:Stra(?:ß|ss)e|Str\\.|Allee|Platz|Weg|Ring))\\s*,?\\s*${HOUSE}${AFTER}`,
  'gu',
);
const GERMAN_HOME = new RegExp(
  `((?<![\\p{L}])(?:wohn\\w+|lebt|adresse(?: ist)?:?)\\s+(?:in|am|an|im|auf)(?:\\s+(?:der|dem|den))?\\s+)(?:${WORD}\\s+){1,3}${HOUSE}${AFTER}`,
  'giu',
);
const LINDEN = /(?<![\p{L}])unter den linden(?:\s+\d+)?/giu;
const GRAN_VIA = /(?<![\p{L}])gran\s+v[íi]a(?:\s*,?\s*\d+)?/giu;
const BOX =
  /(?<![\p{L}\p{N}])(?:p\.?\s?o\.?\s?box|postfach|apartado|caixa postal|casella postale|bo[îi]te postale)\s+\d+/giu;
const GERMAN_TWO_WORDS = new RegExp(
  `${BEFORE}\\p{Lu}[\\p{L}-]+e[rn]\\s+(?:Stra(?:ß|ss)e|Allee|Str\\.)`,
  'gu',
);
const ROMANCE_WAY =
  '(?:rue|avenue|av\\.?|boulevard|bd|chemin|impasse|allée|quai|route|cours|passage|place|calle|c/|avenida|avda\\.?|plaza|paseo|camino|carrera|cra\\.?|callejón|carretera|ronda|travesía|rua|r\\.|travessa|praça|largo|alameda|estrada|rodovia|via|viale|v\\.le|piazza|p\\.zza|piazzale|corso|vicolo|strada|lungomare|lungotevere)';
const LINK =
  "(?:de\\s+la|de\\s+las|de\\s+los|de\\s+l['’]|de|du|des|del|della|dei|degli|delle|di|da|do|dos|das|la|le|les|los|las|el|d['’]|san|santa|saint|sainte|são)";
const ROMANCE_NUMBER_LAST = new RegExp(
  `${BEFORE}${ROMANCE_WAY}\\s*(?:${LINK}\\s*)?(?:${WORD}\\s*){1,5}?,?\\s*(?:n[º°.]?|n[úu]m(?:ero)?\\.?|numéro|#|al)?\\s*${HOUSE}${AFTER}`,
  'giu',
);
const ROMANCE_NUMBER_FIRST = new RegExp(
  `${BEFORE}${HOUSE},?\\s+(?:rue|avenue|av\\.?|boulevard|bd|place|chemin|impasse|allée|quai|route|cours|passage|square)\\s+(?:${LINK}\\s*)?${WORD}(?:[\\s-]+(?!(?:et|mais|à|dans|avec|où|qui)${AFTER})${WORD}){0,2}`,
  'giu',
);
const ROMANCE_NAMED = new RegExp(
  `${BEFORE}(?:rue|calle|avenida|rua|piazza|plaza|praça|viale|corso|boulevard|travessa|alameda|vicolo|largo|via)\\s+(?:${LINK}\\s*){0,2}\\p{Lu}[\\p{L}'’-]+(?:\\s+(?:(?:e|y|et|di|de|da|do|del|des)\\s+)?\\p{Lu}[\\p{L}'’-]+){0,2}`,
  'gu',
);
const ROMANCE_LIVES = new RegExp(
  `((?:vive|vivo|mora|moro|habite|abita|abito|vit)\\s+(?:en|na|no|in|au|à|a|dans)\\s+(?:(?:la|el|le|il)\\s+)?(?:calle|rua|rue|via|avenida|avenue|plaza|piazza|place|praça|viale|corso)\\s+)${WORD}(?:\\s+${WORD}){0,2}`,
  'giu',
);

const UK_POSTCODE = /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]?\s?\d[a-z]{2}(?![\p{L}\p{N}])/giu;
const CANADIAN = /(?<![\p{L}\p{N}])[a-z]\d[a-z][ -]?\d[a-z]\d(?![\p{L}\p{N}])/giu;
const DASHED = /(?<![\p{L}\p{N}])(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{2}-\d{3})(?![\p{L}\p{N}])/gu;
const DUTCH = /(?<![\p{L}\p{N}])[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\p{N}])/gu;
const CITY =
  "\\p{Lu}[\\p{L}'’-]+(?:[ -](?:(?:am|an der|sur|sous|de|del|di|do|la|le)[ -])?\\p{Lu}[\\p{L}'’-]+){0,2}";
/** Four digits alone may be a year. */
const POSTAL_CITY = new RegExp(
  `${BEFORE}(?:[A-Z]{1,2}-)?(?:\\d{5}|(?!19\\d\\d|20[0-3]\\d)\\d{4})[ ,]+${CITY}|${CITY}(?:,\\s*[A-Z]{2})?[ ,]+\\d{5}${AFTER}|${BEFORE}[A-Z]{2}\\s+\\d{5}${AFTER}`,
  'gu',
);
const POSTAL_CITY_LOWER = new RegExp(
  `(?<=${BEFORE}(?:in|at|to|from|near|nach|aus|en|à|em|a)\\s+)\\d{5}\\s+\\p{Ll}{3,}|${BEFORE}\\p{Ll}{3,},?\\s+[a-z]{2},?\\s+\\d{5}${AFTER}`,
  'gu',
);

function namedStreet(found: string, name: string, by: string): string {
  const words = name.trim().split(/\s+/);
  const isNamed = words.some(
    (word) => /^\p{Lu}/u.test(word) || !isEveryday(word) || TREES.has(word.toLowerCase()),
  );
  return isNamed ? by : found;
}
/** Everyday words that streets are named for. */
const TREES = new Set(
  'main high church park king queen mill hill market station spring lake river oak maple elm cherry pine cedar walnut bridge school garden rose green'.split(
    ' ',
  ),
);

/** Replaces where someone lives: streets, house and apartment numbers, postal codes with their city. */
export function withoutPostalAddresses(text: string, by: string): string {
  return text
    .replace(ADDRESS, by)
    .replace(ORDINAL_STREET, by)
    .replace(ROMANCE_NUMBER_FIRST, by)
    .replace(ROMANCE_NUMBER_LAST, by)
    .replace(ROMANCE_NAMED, (found) => (/^via\s+\p{Lu}\p{L}+$/u.test(found) && isOnline(found) ? found : by))
    .replace(ROMANCE_LIVES, `$1${by}`)
    .replace(LINDEN, by)
    .replace(GRAN_VIA, by)
    .replace(BOX, by)
    .replace(GERMAN_HOME, `$1${by}`)
    .replace(GERMAN_NUMBERED, by)
    .replace(GERMAN_TWO_WORDS, by)
    .replace(GERMAN, by)
    .replace(NUMBER_LAST, by)
    .replace(STREET_ONLY, (found: string, name: string) => namedStreet(found, name, by))
    .replace(CORNER, `$1${by}`)
    .replace(LIVES_AT, `$1${by}`)
    .replace(UNIT, by)
    .replace(POSTAL_CITY, by)
    .replace(POSTAL_CITY_LOWER, by)
    .replace(UK_POSTCODE, by)
    .replace(CANADIAN, by)
    .replace(DASHED, by)
    .replace(DUTCH, by);
}

function isOnline(found: string): boolean {
  return /(?:Zoom|WhatsApp|FaceTime|Instagram|Hinge|Tinder|Bumble|Telegram|Skype|Signal|Snapchat|Facebook|Messenger)$/u.test(
    found,
  );
}
