/** The languages of a segment to choose from, in the codes that accounts keep. */
export const LANGUAGES = [
  ...[
    'af',
    'am',
    'ar',
    'az',
    'be',
    'bg',
    'bn',
    'bs',
    'ca',
    'cs',
    'cy',
    'da',
    'de',
    'el',
    'en',
    'es',
    'et',
    'eu',
  ],
  ...[
    'fa',
    'fi',
    'fil',
    'fr',
    'ga',
    'gl',
    'gu',
    'he',
    'hi',
    'hr',
    'hu',
    'hy',
    'id',
    'is',
    'it',
    'ja',
    'ka',
    'kk',
  ],
  ...[
    'km',
    'kn',
    'ko',
    'ky',
    'lo',
    'lt',
    'lv',
    'mk',
    'ml',
    'mn',
    'mr',
    'ms',
    'my',
    'ne',
    'nl',
    'no',
    'pa',
    'pl',
  ],
  ...[
    'pt',
    'ro',
    'ru',
    'si',
    'sk',
    'sl',
    'sq',
    'sr',
    'sv',
    'sw',
    'ta',
    'te',
    'th',
    'tr',
    'uk',
    'ur',
    'uz',
    'vi',
  ],
  ...['yue', 'zh', 'zu'],
] as const;

/** Two or three lowercase letters, as `languageOf` returns them. */
export const isLanguageCode = (code: string): boolean => /^[a-z]{2,3}$/.test(code);

/** Both written forms of Norwegian are one language to write an email in. */
const NORWEGIAN: readonly string[] = ['nb', 'nn'];

/** The language of a tag like `pt-BR`, by its current code; null for what is no tag. */
export function languageOf(tag: string): string | null {
  try {
    const { language } = new Intl.Locale(tag);
    if (NORWEGIAN.includes(language)) return 'no';
    return isLanguageCode(language) && language !== 'und' ? language : null;
  } catch {
    return null;
  }
}
