import { emojis, letters } from '../rules/test-support/boundaries';
import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { CONTACT_CATEGORIES, CONTACT_RULES, contactCategoryLabel } from './contact';

const MESSAGE = {
  name: 'Jo',
  email: 'jo@example.com',
  category: 'other',
  subject: 'Hello',
  message: 'Ten chars!',
};

describe('a message to support', () => {
  it('is accepted at its shortest', () => {
    expect(problems(CONTACT_RULES, MESSAGE)).toEqual([]);
  });

  it('is told everything that is wrong, in the order of the page', () => {
    for (const side of ['form', 'api'] as const)
      expect(problems(CONTACT_RULES, {}, { side })).toEqual([
        ['name', 'Name must be at least 2 characters'],
        ['email', 'Please enter a valid email address'],
        ['category', 'Please select a category'],
        ['subject', 'Subject must be at least 5 characters'],
        ['message', 'Message must be at least 10 characters'],
      ]);
  });

  it.each([
    ['name', 2, 100, 'Name must be at least 2 characters', 'Name cannot exceed 100 characters'],
    ['subject', 5, 150, 'Subject must be at least 5 characters', 'Subject cannot exceed 150 characters'],
    ['message', 10, 1_000, 'Message must be at least 10 characters', 'Message cannot exceed 1000 characters'],
  ] as const)('has a %s of %d to %d characters', (field, min, max, tooShort, tooLong) => {
    const rule = CONTACT_RULES[field];
    expect(verdicts(rule, [letters(min), emojis(min), ...upTo(max)])).toEqual([null]);
    expect(verdicts(rule, ['', letters(min - 1), emojis(min - 1), null, min, [letters(min)]])).toEqual([
      tooShort,
    ]);
    expect(verdicts(rule, beyond(max))).toEqual([tooLong]);
  });

  it('counts no white space around the text', () => {
    expect(
      problems(CONTACT_RULES, { ...MESSAGE, name: ' J ', subject: ' Help ', message: 'Nine char\n' }),
    ).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['subject', 'Subject must be at least 5 characters'],
      ['message', 'Message must be at least 10 characters'],
    ]);
  });

  it('counts the line breaks within the message', () => {
    expect(verdicts(CONTACT_RULES.message, ['a\n\n\n\n\n\n\n\nb'])).toEqual([null]);
  });

  it('is refused with a character that the database cannot hold', () => {
    expect(verdicts(CONTACT_RULES.message, ['A message\0with NUL', 'Half an emoji: \ud83e'])).toEqual([
      'Text contains a character that cannot be stored. Please remove it.',
    ]);
  });
});

describe('the categories', () => {
  it('are these seven, in this order', () => {
    expect(CONTACT_CATEGORIES.map(([, label]) => label)).toEqual([
      'Technical Issue',
      'Account Help',
      'Feature Request',
      'Billing Question',
      'Privacy Concern',
      'General Feedback',
      'Other',
    ]);
  });

  it.each([
    ['technical', 'Technical Issue'],
    ['privacy', 'Privacy Concern'],
    ['feedback', 'General Feedback'],
  ])('call %s %s', (category, label) => {
    expect(contactCategoryLabel(category)).toBe(label);
    expect(verdicts(CONTACT_RULES.category, [category])).toEqual([null]);
  });

  it('are not chosen by their labels, and have none for what is unknown', () => {
    expect(verdicts(CONTACT_RULES.category, ['Technical Issue', 'Technical', ' technical'])).toEqual([
      'Please select a category',
    ]);
    expect(contactCategoryLabel('legal')).toBe('legal');
  });
});
