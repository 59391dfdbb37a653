const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

const IBAN = /(?<![\p{L}\p{N}])[a-z]{2}\s?\d{2}(?:[ -]?[a-z0-9]{2,4}){3,8}(?![\p{L}\p{N}])/giu;
const COORDINATES =
  /-?\d{1,3}[.,]\d{2,}\s*°?\s*[nsew]?\s*[,;/ ]\s*-?\d{1,3}[.,]\d{2,}\s*°?\s*(?:[nsew](?!\p{L}))?/giu;
const DEGREES =
  /\d{1,3}\s*°\s*\d{1,2}(?:[.,]\d+)?\s*['′’]?(?:\s*\d{1,2}(?:[.,]\d+)?\s*["″”]?)?\s*[nsewo](?!\p{L})/giu;
const LATITUDE = /((?:lat(?:itude)?|lon(?:gitude)?|lng)\s*(?:is|=|:)?\s*)-?\d{1,3}[.,]\d+/giu;
const PLUS_CODE =
  /(?<![\p{L}\p{N}])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])/gu;
const WHAT_THREE_WORDS = /\/\/\/\p{L}+\.\p{L}+\.\p{L}+/gu;

const MONTH =
  '(?:jan(?:uary|uar|eiro|vier)?|feb(?:ruary|ruar|braio|rero)?|fev(?:ereiro)?|f[ée]vrier|mar(?:ch|zo|s|ço)?|märz|apr(?:il|ile)?|abr(?:il)?|avril|may|mai|mayo|maio|maggio|jun(?:e|i|io|ho)?|juin|giugno|jul(?:y|i|io|ho)?|juillet|luglio|aug(?:ust)?|ago(?:sto)?|août|sep(?:t(?:ember|iembre|embre)?)?|set(?:embro|tembre)?|o[ck]t(?:ober|ubre|obre)?|ottobre|out(?:ubro)?|nov(?:ember|iembre|embre|embro)?|de[cz](?:ember|embro|iembre)?|dic(?:iembre|embre)?|d[ée]cembre|enero|gennaio|januar)';
const YEAR_OF_BIRTH = '(?:19[2-9]\\d|200\\d|201[0-2])';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?';
const BETWEEN = '\\s*(?:of\\s+|de\\s+|di\\s+|do\\s+)?';
/** A whole date whose year is long enough ago to be someone's birth. */
const OLD_DATE = new RegExp(
  `${BEFORE}(?:\\d{1,2}[./-]\\d{1,2}[./-]${YEAR_OF_BIRTH}|${YEAR_OF_BIRTH}[./-]\\d{1,2}[./-]\\d{1,2}|${DAY}${BETWEEN}${MONTH}\\.?,?${BETWEEN}${YEAR_OF_BIRTH}|${MONTH}\\.?\\s+${DAY},?\\s+${YEAR_OF_BIRTH})${AFTER}`,
  'giu',
);
const BIRTH =
  '(?:born|birthday|birth\\s?date|date of birth|d\\.?o\\.?b\\.?|geboren|geburtstag|geburtsdatum|naci[óo]|nacimiento|cumpleaños|cumple|née?|anniversaire|naissance|nasceu|nascida?|nascimento|anivers[áa]rio|nat[oa]|nascita|compleanno)';
const BORN = new RegExp(
  `(${BEFORE}${BIRTH}${AFTER}[^.!?\\d\\n]{0,32}?)(?:${DAY}${BETWEEN}${MONTH}(?:\\.?,?${BETWEEN}\\d{2,4})?|${MONTH}\\.?\\s+${DAY}(?:,?\\s+\\d{4})?|\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{1,4})?|(?:19|20)\\d\\d|['’]\\d\\d)${AFTER}`,
  'giu',
);
/** A date of these years is a day of dating. */
const RECENT_DATE =
  /(?<![\p{N}])(?:20[12]\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]20[12]\d)(?![\p{N}])/u;
const PHONE = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().,/·•–—_~*|-]{0,3}\d){5,}(?![\p{N}])/gu;
const YEARS = /^(?:19|20)\d\d\s?[–—-]\s?(?:19|20)\d\d$/u;
/** A French or Italian license plate, in any spelling. */
const PLATE =
  /(?<![\p{L}\p{N}-])(?!(?:am|an|as|at|au|by|da|de|du|em|en|et|im|in|is|la|le|of|on|or|so|su|to|um|zu)\s)[a-z]{2}[ -]\d{3}[ -](?!(?:am|pm|km|kg|cm|mm|mg|ml|ms|mb|gb|or|in|to|at|if|so|he|is|we|on|im|an|zu|de|en|et|la|le|di|da|or)(?!\p{L}))[a-z]{2}(?![\p{L}\p{N}-])/giu;
const IP = /(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/gu;
const WALLET =
  /(?<![\p{L}\p{N}])(?:0x[0-9a-f]{6,}|(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{16,})(?![\p{L}\p{N}])/giu;

const NUMBERED =
  '(?:pin|code|card|passcode|password|extension|ext|last (?:four|4)(?: digits)?|ends? (?:in|with)|ending in|ssn|social(?: security)?(?: number)?|account|acct|passport|reisepass|pasaporte|passeport|passaporto|licen[sc]e|badge|employee|case|order|booking|reservation|ticket|flight|file|id|n[úu]mero|nummer|num[ée]ro|numero|phone|cell|mobile|call|tel(?:efon|éfono|efono|[ée]phone|efone)?|zip(?:\\s?code)?|postcode|postal code|plz|c[óo]digo postal|code postal|cap|cep|room|zimmer|apartment|apt|flat|unit|suite|piso|appartement|dpto|interno|door|gate|locker|dorm)';
const NUMBER_AFTER = new RegExp(
  `(${BEFORE}${NUMBERED}${AFTER}[\\s.:#=]*(?:(?:number|reference|ref|code|id|digits|no|nr|n[º°]|is|was|ist|es|est|é|è)${AFTER}[\\s.:#=]*){0,3})(?=[\\p{L}-]{0,4}\\d)[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\s\\d+${AFTER})*`,
  'giu',
);
const PLATE_CUE =
  /((?:licen[sc]e|number|car)?\s*(?:plates?|kennzeichen|matr[íi]cula|immatriculation|plaque|targa|placa|registration|reg)(?:\s+number)?\s*(?:is|was|reads|says|:|=|ist|es|est|é|è)?\s*)(?=[\p{L} -]{0,5}\d)[\p{L}\p{N}]{1,4}(?:[ -]?[\p{L}\p{N}]{1,4}){1,3}/giu;
const CODE =
  /(?<![\p{L}\p{N}-])(?!COVID)(?=[A-ZÄÖÜ0-9 -]*\d)[A-ZÄÖÜ]{1,4}[ -]?[A-Z]{0,3}[ -]?\d{2,7}[A-Z]{0,3}(?![\p{L}\p{N}])/gu;
const CODE_DIGITS_FIRST = /(?<![\p{L}\p{N}-])\d{1,4}[ -]?[A-Z]{2,3}[ -]?\d{1,4}(?![\p{L}\p{N}])/gu;

const BANK_CODE = /((?<![\p{L}])(?:swift|bic)(?:\s+code)?\s*(?:is|:|=)?\s*)[a-z0-9]{8,11}(?![\p{L}\p{N}])/giu;

const SPOKEN_DIGIT =
  '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|triple|plus|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|um|dois|três|meia|sete|oito|nove|due|tre|quattro|cinque|sei|sette|otto)';
const SPOKEN_NUMBER = new RegExp(
  `${BEFORE}${SPOKEN_DIGIT}(?:[\\s,.-]+(?:and\\s+)?(?:${SPOKEN_DIGIT}|\\d{1,4})){4,}${AFTER}`,
  'giu',
);

/** Replaces numbers that lead to one person: phones, accounts, coordinates, dates of birth, plates, codes. */
export function withoutPrivateNumbers(text: string, by: string): string {
  return (
    text
      .replace(WHAT_THREE_WORDS, by)
      .replace(COORDINATES, by)
      .replace(DEGREES, by)
      .replace(LATITUDE, `$1${by}`)
      .replace(PLUS_CODE, by)
      .replace(BORN, `$1${by}`)
      // The year and the day may come apart: "born in 1991, on July 4".
      .replace(BORN, `$1${by}`)
      .replace(OLD_DATE, by)
      .replace(IBAN, (found) => (/\d{4}/.test(found.replace(/[ -]/g, '')) ? by : found))
      .replace(PLATE, by)
      .replace(PHONE, (found) => (RECENT_DATE.test(found) || YEARS.test(found) ? found : by))
      .replace(BANK_CODE, `$1${by}`)
      .replace(IP, by)
      .replace(WALLET, by)
      .replace(PLATE_CUE, `$1${by}`)
      .replace(NUMBER_AFTER, `$1${by}`)
      .replace(CODE, by)
      .replace(CODE_DIGITS_FIRST, by)
      .replace(SPOKEN_NUMBER, by)
  );
}
