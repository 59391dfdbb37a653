import type { TemplateWords } from '#contract/console/campaigns/campaigns';
import { problemsOf } from './template-check';

const WORDS: TemplateWords = {
  subject: 'Hello {{firstName}}',
  preview: 'A line',
  heading: 'Hello',
  body: 'One.\n\nTwo {{ firstName }}, {{#if event}}{{event}}{{else}}nothing{{/if}}.',
  actionLabel: 'Go',
  footnote: 'Write to {{supportEmail}}. {{! a note }}',
};
const VARIABLES = ['firstName', 'event', 'supportEmail'];

const check = (body: string) => problemsOf({ ...WORDS, body }, VARIABLES);

describe('the text of a template', () => {
  it('may use the email’s variables, inside if, unless and each', () => {
    expect(problemsOf(WORDS, VARIABLES)).toEqual([]);
    expect(check('{{#unless event}}{{firstName|you}}{{/unless}}{{#each event}}x{{/each}}')).toEqual([]);
    expect(check('No braces, { one } and $firstName.')).toEqual([]);
  });

  it('is rejected with field, line and name when it uses an unknown variable', () => {
    expect(check('One\ntwo {{nickname}}')).toEqual([
      {
        field: 'body',
        message: 'Line 2: {{nickname}} is not known here. This email has firstName, event, supportEmail.',
      },
    ]);
  });

  it.each([
    ['Hi {{{firstName}}}', /^\{\{\{firstName\}\}\} has too many braces/],
    ['One\nHi {firstName}', /^Line 2: \{firstName\} needs two braces/],
    ['Hi firstName}}', /closes nothing/],
    ['Hi {{firstName|}}', /needs words after the \|/],
    ['Hi {{firstName|<b>}}', /can have letters/],
    ['Hi {{nickname|you}}', /^Line 1: \{\{nickname\}\} is not known here/],
  ])('is rejected for the braces that a campaign may not have either: %j', (body, message) => {
    expect(check(body)).toEqual([{ field: 'body', message: expect.stringMatching(message) as string }]);
  });

  it('is checked in every field', () => {
    const wrong = Object.fromEntries(Object.keys(WORDS).map((field) => [field, '{{x}}']));
    expect(problemsOf(wrong as unknown as TemplateWords, VARIABLES).map(({ field }) => field)).toEqual(
      Object.keys(WORDS),
    );
  });

  it.each([
    ['Hi {{firstName', 'Line 1: '],
    ['One\nHi {{firstName}', 'Line 2: '],
    ['{{#if event}}never closed', 'Line 1: '],
    ['{{#if event}}x{{/each}}', 'Line 1: '],
    ['{{}}', 'Line 1: '],
    ['{{/if}}', 'Line 1: '],
  ])('is rejected with the line when braces do not match: %j', (body, line) => {
    const [problem, ...more] = check(body);
    expect(more).toEqual([]);
    expect(problem?.message.startsWith(`${line}the {{...}} cannot be read`)).toBe(true);
  });

  it.each([
    '{{constructor}}',
    '{{__proto__}}',
    '{{firstName.constructor}}',
    '{{../firstName}}',
    '{{@root.token}}',
    '{{this}}',
    '{{token}}',
    '{{"firstName"}}',
    '{{12}}',
    '{{lookup this "constructor"}}',
    '{{log firstName}}',
    '{{firstName event}}',
    '{{firstName a=event}}',
    '{{#with firstName}}x{{/with}}',
    '{{#firstName}}x{{/firstName}}',
    '{{#if (lookup this "x")}}x{{/if}}',
    '{{#if}}x{{/if}}',
    '{{#if firstName event}}x{{/if}}',
    '{{#if event}}{{constructor}}{{/if}}',
    '{{#if event}}x{{else}}{{constructor}}{{/if}}',
    '{{#if event}}x{{else if secret}}y{{/if}}',
    '{{> layout}}',
    '{{#> layout}}x{{/layout}}',
    '{{* decorator}}',
    '{{#*inline "x"}}x{{/inline}}',
  ])('cannot reach anything else: %s', (body) => {
    expect(check(body)).toMatchObject([
      { field: 'body', message: expect.stringMatching(/^Line 1: /) as string },
    ]);
  });
});
