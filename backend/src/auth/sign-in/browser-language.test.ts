import { browserLanguage } from './browser-language';

describe('the language a browser prefers', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.4, fr-CH;q=0.9', 'fr'],
    ['*, pt-BR;q=0.5', 'pt'],
    ['es;q=0, it;q=0.1', 'it'],
    ['sv', 'sv'],
  ])('is read from %s as %s', (header, language) => expect(browserLanguage(header)).toBe(language));

  it.each([undefined, '', '*', 'en;q=0', 'en;q=abc', '<script>', ','.repeat(5_000)])(
    'is not known from %j',
    (header) => expect(browserLanguage(header)).toBeNull(),
  );
});
