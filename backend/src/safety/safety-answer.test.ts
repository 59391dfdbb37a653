import { HELP_LANGUAGES } from '#contract/dating/help';
import { HelpLineTable } from './adapters/help-line-table';
import type { DisclosureKind, Topic } from './disclosure-kind';
import { countryOf } from './help-lines/country';
import { HELP_LINE_KINDS, readHelpLines } from './help-lines/help-line';
import { safetyAnswer } from './safety-answer';

const { all: lines } = new HelpLineTable();
const KINDS: readonly DisclosureKind[] = [
  'self-harm',
  'sexual-coercion',
  'violence',
  'threat',
  'control',
  'hurting',
  'past-abuse',
];
const TOPICS: readonly (Topic | null)[] = [
  null,
  'attempt',
  'choking',
  'stealthing',
  'spiked',
  'images',
  'partner-suicide',
];
const answer = (kind: DisclosureKind, country: string | null, topic: Topic | null = null) =>
  safetyAnswer({ kind, topic, language: 'en', isSure: true }, country, lines);

describe('the safety answer', () => {
  it('names the help lines of the country, the emergency number first', () => {
    const text = answer('violence', 'GB');
    expect(text).toContain('0808 2000 247');
    expect(text.indexOf('999')).toBeLessThan(text.indexOf('0808 2000 247'));
    expect(answer('self-harm', 'US')).toContain('988 Suicide & Crisis Lifeline: 988, text 988');
    expect(answer('violence', 'US')).toContain('text START to 88788');
    expect(answer('sexual-coercion', 'IE')).toContain('1800 77 8888');
    expect(answer('hurting', 'GB')).toContain('0808 802 4040');
  });

  it('names directories and the emergency numbers everywhere else', () => {
    expect(answer('control', null)).toContain('nomoredirectory.org');
    expect(answer('self-harm', null)).toContain('findahelpline.com');
    expect(answer('control', null)).toContain('112');
    expect(answer('violence', 'CR')).toContain('call 911 first');
    expect(answer('violence', 'CR')).toContain('nomoredirectory.org');
  });

  it('speaks to what was said', () => {
    expect(answer('sexual-coercion', 'US', 'spiked')).toContain('blood and urine');
    expect(answer('sexual-coercion', 'US', 'stealthing')).toContain('72 hours');
    expect(answer('threat', 'US', 'partner-suicide')).toMatch(/their life.*988/s);
    expect(answer('threat', 'US', 'images')).toContain('stopncii.org');
    expect(answer('hurting', 'US')).not.toContain('not your fault');
    expect(answer('past-abuse', 'US')).not.toContain('911');
  });

  it.each(HELP_LANGUAGES)('is whole and without figures of the user in %s', (language) => {
    for (const kind of KINDS)
      for (const topic of TOPICS)
        for (const country of ['US', 'DE', 'BR', null]) {
          const text = safetyAnswer({ kind, topic, language, isSure: true }, country, lines);
          expect(text).not.toMatch(/undefined|\bnull\b|\{|%/);
          expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
        }
    const violence = safetyAnswer({ kind: 'violence', topic: null, language, isSure: true }, 'DE', lines);
    expect(violence).toContain('116 016');
    if (language !== 'en') expect(violence).not.toMatch(/\b(the|you|and)\b/);
  });
});

describe('the help lines', () => {
  const codes = [...new Set(lines.map(({ country }) => country))].filter((code) => code !== '**');

  it('cover 45 countries, each with an emergency number', () => {
    expect(codes.length).toBeGreaterThanOrEqual(45);
    for (const code of codes)
      expect([code, lines.some(({ country, kind }) => country === code && kind === 'emergency')]).toEqual([
        code,
        true,
      ]);
    for (const code of codes) expect(answer('violence', code)).toMatch(/•/);
  });

  const HEADER = 'country\tkind\tname\tcall\ttext\tsite\thours\tsource\trecorded';
  const line = (...fields: string[]) => `${HEADER}\n${fields.join('\t')}`;
  it.each([
    ['has no source', line('US', 'crisis', 'A', '988', '', '', '', '', '2026-11-22'), 'names no source'],
    [
      'says no day',
      line('US', 'crisis', 'A', '988', '', '', '', 'https://a.org', ''),
      'no day it was recorded',
    ],
    [
      'cannot be reached',
      line('US', 'crisis', 'A', '', '', '', '', 'https://a.org', '2026-11-22'),
      'no way to reach',
    ],
    [
      'is of no known kind',
      line('US', 'fun', 'A', '1', '', '', '', 'https://a.org', '2026-11-22'),
      'no kind',
    ],
  ])('refuse an entry that %s', (_, table, problem) => expect(() => readHelpLines(table)).toThrow(problem));

  it('are of known kinds', () => {
    for (const { kind } of lines) expect(HELP_LINE_KINDS).toContain(kind);
  });
});

describe('the country', () => {
  it.each([
    ['Austin, Texas, United States', null, 'US'],
    ['Austin, USA', null, 'US'],
    ['Leeds, UK', null, 'GB'],
    ['Berlin, Deutschland', null, 'DE'],
    ['Madrid, España', null, 'ES'],
    ['Recife, Pernambuco, Brasil', null, 'BR'],
    ['Helsinki, Suomi', null, 'FI'],
    ['Roma, Italia', 'America/New_York', 'IT'],
    ['MÉXICO', null, 'MX'],
    [null, 'Europe/Lisbon', 'PT'],
    [null, 'America/Argentina/Cordoba', 'AR'],
    [null, 'America/Indiana/Knox', 'US'],
    ['somewhere', 'Europe/Paris', 'FR'],
    ['Ulaanbaatar, Mongolia', 'Europe/Paris', null],
    [null, null, null],
    [null, 'UTC', null],
  ])('of %s and time zone %s is %s', (location, timeZone, country) =>
    expect(countryOf(location, timeZone)).toBe(country),
  );
});
