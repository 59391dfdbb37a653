import type { Language } from '../words/languages';

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const SMALL: Readonly<Record<Language, string>> = {
  en: EN_SMALL,
  de: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  pt: 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  it: 'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
};
const TENS: Readonly<Record<Language, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  fr: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
};
const HUNDRED = 'hundred hundert cien cent cem cento';
const ALSO: readonly (readonly [word: string, value: number])[] = [
  ['eine', 1],
  ['einen', 1],
  ['einem', 1],
  ['einer', 1],
  ['una', 1],
  ['uno', 1],
  ['une', 1],
  ['uma', 1],
  ['duas', 2],
  ['dozen', 12],
  ['quatre-vingts', 80],
];

const JOINTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['-', ' '],
  de: [],
  es: [' y '],
  fr: ['-', ' ', '-et-', ' et '],
  pt: [' e '],
  it: [''],
};

const VALUES: ReadonlyMap<string, number> = values();

function values(): Map<string, number> {
  const found = new Map<string, number>(ALSO);
  for (const language of ['en', 'de', 'es', 'fr', 'pt', 'it'] as const) {
    const small = SMALL[language].split(' ');
    small.forEach((word, value) => found.set(word, value));
    TENS[language].split(' ').forEach((ten, index) => {
      const value = 20 + 10 * index;
      found.set(ten, value);
      const units = language === 'fr' && ten.endsWith('dix') ? [] : small.slice(1, 10);
      units.forEach((unit, at) => {
        for (const joint of JOINTS[language]) found.set(`${ten}${joint}${unit}`, value + at + 1);
        if (language === 'de') found.set(`${unit}und${ten}`, value + at + 1);
        // "settantuno", "settantotto"
        if (language === 'it') found.set(`${ten.slice(0, -1)}${unit}`, value + at + 1);
      });
    });
  }
  for (const word of HUNDRED.split(' ')) found.set(word, 100);
  found.set('one hundred', 100);
  return found;
}

const LONGEST_FIRST = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');

/** Numbers from 0 to 100 in words, in the six languages. Needs no flags. */
export const NUMBER_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}-]|p(?:er|or|our)\\s)(?:${LONGEST_FIRST})(?![\\p{L}\\p{N}]|-\\p{L})`,
  'giu',
);

export function valueOfWords(words: string): number {
  return VALUES.get(words.toLowerCase().replace(/\s+/g, ' ')) ?? NaN;
}
