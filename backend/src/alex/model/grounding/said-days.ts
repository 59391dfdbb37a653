import type { Evidence } from './evidence';

const MONTHS: readonly RegExp[] = [
  'jan(?:uary|uar|eiro|vier)?|enero|gennaio',
  'feb(?:ruary|ruar|rero|braio)?|fevereiro|février',
  'mar(?:ch|zo|ço|s)?|märz',
  'apr(?:il|ile)?|abril|avril',
  'may|mai|mayo|maio|maggio',
  'june?|juni|junio|junho|juin|giugno',
  'july?|juli|julio|julho|juillet|luglio',
  'aug(?:ust)?|agosto|août',
  'sep(?:t|tember|tiembre|tembre)?|setembro|settembre|septembre',
  'o[ck]t(?:ober|ubre|obre)?|outubro|ottobre',
  'nov(?:ember|iembre|embre|embro)?',
  'de[cz](?:ember|embro)?|diciembre|décembre|dicembre',
].map((names) => new RegExp(`^(?:${names})$`, 'iu'));

const AMOUNT = '(?:[2-9]|[1-9]\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';
const FRACTION =
  /(?<![\p{L}-])(?:(?:a |one )?(half|third|quarter)|(two[- ]thirds|three[- ]quarters)|(majority)|(most))\s+of\s+(?:your|the|all|his|her|their)\s+(?:\p{L}+\s+)?(?:dates|matches|ratings|time|people|scores)|(?<!\p{L})(half the time)|(?<!\p{L})(twice|three times|double|four times)\s+(?:as|the|what)(?!\p{L})/giu;
/** "4 in 5", "three out of five couples", "a third of couples" */
const RATIO = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])(?:${AMOUNT}\\s(?:in(?:\\severy)?|(?:out\\s)?of\\severy)\\s${AMOUNT}(?!\\s?(?:%|o['’]?clock|minutes|hours|days|weeks|months|years|or\\s|pm|am))|${AMOUNT}\\s(?:out\\s)?of\\s${AMOUNT}\\s(?:couples?|relationships?|marriages?|people|men|women)|(?:a|one|two|three)[\\s-](?:half|thirds?|quarters?|fifths?|tenths?)\\s+of\\s+(?:all\\s)?(?:couples?|relationships?|marriages?|people|men|women|daters|first))(?![\\p{L}\\p{N}])`,
  'giu',
);
const SHARES: Readonly<Record<string, readonly number[]>> = {
  half: [50],
  third: [33],
  quarter: [25],
  'two thirds': [67, 66],
  'three quarters': [75],
};

/** Fractions and ratios: no look-up returns any, but a percentage may say the same. */
export function unfoundedFractions(masked: string, { figures }: Evidence): string[] {
  const ratios = [...masked.matchAll(RATIO)].map(([text]) => text);
  const fractions = [...masked.matchAll(FRACTION)]
    .filter(({ 1: part, 2: parts }) => {
      const share = SHARES[(part ?? parts ?? '').toLowerCase().replace('-', ' ')] ?? [];
      return !figures.some(
        ({ kind, value, about }) => kind === 'percent' && about === null && share.includes(value),
      );
    })
    .map(([text]) => text);
  return [...ratios, ...fractions];
}

const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
const MONTH_NAMES = MONTHS.map(({ source }) => source.slice(1, -1)).join('|');
const DAY_OF_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(\\d{1,2})(?:st|nd|rd|th|\\.|º)?(?:\\s+(?:of|de|di))?\\s+(${MONTH_NAMES})|(${MONTH_NAMES})\\s+(\\d{1,2})(?:st|nd|rd|th)?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Blanks out days, whose numbers count nothing. */
export function withoutDays(masked: string): string {
  const blank = (text: string): string => ' '.repeat(text.length);
  return masked.replace(ISO, blank).replace(DAY_OF_MONTH, blank);
}

/** Days that are not on record. */
export function unfoundedDays(masked: string, { days, figures }: Evidence): string[] {
  const isSaid = (day: number): boolean =>
    figures.some(({ kind, value }) => kind === 'said' && value === day);
  const known = new Set([...days].map((day) => day.slice(5)));
  const iso = [...masked.matchAll(ISO)].filter(([day]) => !days.has(day)).map(([day]) => day);
  const named = [...masked.matchAll(DAY_OF_MONTH)].filter(({ 1: first, 2: month, 3: earlier, 4: last }) => {
    const day = Number(first ?? last);
    const name = month ?? earlier ?? '';
    const number = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
    const key = `${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return !known.has(key) && !isSaid(day);
  });
  return [...iso, ...named.map(([text]) => text)];
}
