import { emojis, letters } from '../../rules/test-support/boundaries';
import { beyond, problems, upTo, verdicts } from '../../rules/test-support/verdicts';
import { CAMPAIGN_RULES, TEMPLATE_RULES } from './campaigns';

const DRAFT = {
  name: 'June news',
  subject: 'News for {{firstName|you}}',
  preview: '',
  markdown: 'Hello {{firstName|there}}',
  mailKind: 'marketing',
};

describe('the words of a campaign', () => {
  it('are complete without a preview line', () => {
    expect(problems(CAMPAIGN_RULES, DRAFT)).toEqual([]);
    expect(verdicts(CAMPAIGN_RULES.preview, [undefined, null, '', '   '])).toEqual([null]);
  });

  it('are asked for in the order of the page, and the kind of email after them', () => {
    expect(problems(CAMPAIGN_RULES, {})).toEqual([
      ['name', 'A name is required'],
      ['subject', 'A subject is required'],
      ['markdown', 'A message is required'],
      ['mailKind', 'The kind of email must be marketing or experience'],
    ]);
  });

  it('are missing when they are blank or no text', () => {
    const missing = [undefined, null, '', ' \n\t', 5, true, ['News'], {}];
    expect(verdicts(CAMPAIGN_RULES.name, missing)).toEqual(['A name is required']);
    expect(verdicts(CAMPAIGN_RULES.subject, missing)).toEqual(['A subject is required']);
    expect(verdicts(CAMPAIGN_RULES.markdown, missing)).toEqual(['A message is required']);
  });

  it.each([
    ['name', 120, 'A name cannot exceed 120 characters'],
    ['subject', 150, 'A subject cannot exceed 150 characters'],
    ['preview', 150, 'A preview line cannot exceed 150 characters'],
    ['markdown', 20_000, 'A message cannot exceed 20000 characters'],
  ] as const)('end in the %s after %d characters', (field, max, message) => {
    expect(verdicts(CAMPAIGN_RULES[field], upTo(max))).toEqual([null]);
    expect(verdicts(CAMPAIGN_RULES[field], beyond(max))).toEqual([message]);
  });

  it('count white space within one line once, and each line of the message', () => {
    const spaced = `${letters(60)}${' '.repeat(80)}${letters(59)}`;
    for (const field of ['name', 'subject', 'preview'] as const)
      expect(verdicts(CAMPAIGN_RULES[field], [spaced])).toEqual([null]);
    const lines = `${letters(10_000)}\n\n${letters(9_999)}`;
    expect(verdicts(CAMPAIGN_RULES.markdown, [lines])).toEqual(['A message cannot exceed 20000 characters']);
  });

  it.each(['subject', 'preview', 'markdown'] as const)('name only the first name in the %s', (field) => {
    expect(verdicts(CAMPAIGN_RULES[field], ['Hi {{lastName}}'])).toEqual([
      'Unknown placeholder {{lastName}}: only {{firstName}} is known',
    ]);
    expect(verdicts(CAMPAIGN_RULES[field], ['Hi {{firstName'])).toEqual([
      '{{firstName is not closed: it ends with }} on the same line',
    ]);
  });

  it('may have any braces in the name, which no recipient sees', () => {
    expect(verdicts(CAMPAIGN_RULES.name, ['{{lastName}}', '{{'])).toEqual([null]);
  });

  it('are too long before they are wrong in any other way', () => {
    expect(verdicts(CAMPAIGN_RULES.subject, [`{{lastName}}${letters(139)}`])).toEqual([
      'A subject cannot exceed 150 characters',
    ]);
  });
});

describe('a campaign', () => {
  it('is never one of the emails that are always sent', () => {
    expect(verdicts(CAMPAIGN_RULES.mailKind, ['marketing', 'experience'])).toEqual([null]);
    expect(verdicts(CAMPAIGN_RULES.mailKind, ['security', 'Marketing', ' marketing', '', null, 1])).toEqual([
      'The kind of email must be marketing or experience',
    ]);
  });
});

const TEMPLATE = { subject: 'Welcome', heading: 'Hello', body: 'Glad you came.', version: 0 };

describe('the words of a template', () => {
  it('are complete without a preview line, a button and a footnote', () => {
    expect(problems(TEMPLATE_RULES, TEMPLATE)).toEqual([]);
  });

  it('ask for what every email has', () => {
    expect(problems(TEMPLATE_RULES, { subject: ' ', heading: '', body: null, version: 3 })).toEqual([
      ['subject', 'A subject is required'],
      ['heading', 'A heading is required'],
      ['body', 'A message is required'],
    ]);
  });

  it('all end where their part of the email does', () => {
    const tooLong = {
      subject: emojis(151),
      preview: emojis(151),
      heading: emojis(151),
      body: emojis(5_001),
      actionLabel: emojis(61),
      footnote: emojis(501),
      version: 1,
    };
    expect(problems(TEMPLATE_RULES, tooLong)).toEqual([
      ['subject', 'Please use 150 characters or less'],
      ['preview', 'Please use 150 characters or less'],
      ['heading', 'Please use 150 characters or less'],
      ['body', 'Please use 5000 characters or less'],
      ['actionLabel', 'Please use 60 characters or less'],
      ['footnote', 'Please use 500 characters or less'],
    ]);
  });

  it('may name other variables than a campaign', () => {
    expect(verdicts(TEMPLATE_RULES.body, ['{{#if event}}{{event}}{{/if}}', '{{confirmUrl}}'])).toEqual([
      null,
    ]);
  });

  it('come with the version that was edited, where 0 is the one that ships', () => {
    expect(verdicts(TEMPLATE_RULES.version, [0, 1, 1_000_000])).toEqual([null]);
    expect(verdicts(TEMPLATE_RULES.version, [-1, 0.5, 1_000_001, '1', null, undefined])).toEqual([
      'The version you edited is required',
    ]);
  });
});
