import { isLanguageCode, languageOf, LANGUAGES } from './language';

describe('a language', () => {
  it.each([
    ['en-US', 'en'],
    ['pt-br', 'pt'],
    ['zh-Hant-TW', 'zh'],
    ['DE', 'de'],
    ['fil-PH', 'fil'],
    ['iw', 'he'],
    ['nb-NO', 'no'],
    ['nn', 'no'],
  ])('of %s is %s', (tag, code) => expect(languageOf(tag)).toBe(code));

  it.each(['', '*', 'und', 'x', 'en_US', 'not a tag', "' or 1=1", 'x'.repeat(500)])(
    'is not known from %j',
    (tag) => expect(languageOf(tag)).toBeNull(),
  );

  it('to choose from has a name of its own and the code that an account would keep', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    expect(LANGUAGES.filter((code) => !isLanguageCode(code) || languageOf(code) !== code)).toEqual([]);
    expect(new Set(LANGUAGES.map((code) => names.of(code))).size).toBe(LANGUAGES.length);
  });
});
