/** Numbers stand for letters only between letters ("su1cide"), so that "24/7" stays what it is. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that people write with a star so that no filter finds them. */
const STARRED: readonly (readonly [RegExp, string])[] = [
  [/k\*l+/g, 'kill'],
  [/r\*p/g, 'rap'],
  [/s\*x/g, 'sex'],
  [/su\*c/g, 'suic'],
  [/s\*icid/g, 'suicid'],
  [/ab\*s/g, 'abus'],
  [/\bd\*e/g, 'die'],
  [/\bh\*t/g, 'hit'],
  [/\bb\*at/g, 'beat'],
  [/vi\*l/g, 'viol'],
  [/m\*t/g, 'mat'],
];

/**
 * How signs see a text: lower case, without accents, apostrophes or doubled letters, so that "He's slaped" and
 * "HES SLAPPED" are one; " . " ends a sentence, " , " a part of it. A laughing emoji is a laugh.
 */
export function plainText(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u{1F602}\u{1F923}\u{1F605}\u{1F606}\u{1F639}]/gu, ' haha ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 's')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/(?<=[a-z])[01345@$!](?=[a-z])/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  if (plain.includes('*')) for (const [starred, word] of STARRED) plain = plain.replace(starred, word);
  return plain
    .replace(/(?<=[a-z])'(?=(?:s|t|re|ve|ll|d|m)(?![a-z]))/g, '')
    .replace(/'|(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\.{2,}|…/g, ' , ')
    .replace(/[.!?;:\n\r¿¡]+/g, ' . ')
    .replace(/[^a-z0-9. ]+/g, (between) => (/^[\s_]+$/.test(between) ? ' ' : ' , '))
    .replace(/([a-z])\1+/g, '$1')
    .replace(/ +/g, ' ');
}

/** `plainText` as signs and remarks are looked for in it: every word between spaces, and every sentence ended. */
export function plainSentences(text: string): string {
  return ` ${plainText(text)} . `.replace(/ +/g, ' ');
}
