import { problems, verdicts } from '../rules/test-support/verdicts';
import { INVITATION_RULES, INVITATION_TOKEN_RULES, OWNER_ONLY, ROLE_CHANGE_RULES } from './administrators';

describe('an invitation', () => {
  it('goes to an address, for a role', () => {
    expect(problems(INVITATION_RULES, { email: 'jo@example.com', role: 'support' })).toEqual([]);
    expect(problems(INVITATION_RULES, {})).toEqual([
      ['email', 'Please enter a valid email address'],
      ['role', 'Please choose a role'],
    ]);
    expect(verdicts(INVITATION_RULES.email, ['jo', 'jo@example', 'a@b.co, c@d.co', null])).toEqual([
      'Please enter a valid email address',
    ]);
  });

  it('is opened with its token', () => {
    expect(verdicts(INVITATION_TOKEN_RULES.token, ['x'])).toEqual([null]);
    expect(verdicts(INVITATION_TOKEN_RULES.token, ['', null, undefined, 5])).toEqual([
      "The invitation's token is required",
    ]);
  });
});

describe('a role', () => {
  it.each([INVITATION_RULES, ROLE_CHANGE_RULES])('is owner or support', ({ role }) => {
    expect(verdicts(role, ['owner', 'support'])).toEqual([null]);
    expect(verdicts(role, ['Owner', 'admin', ' support', '', null, undefined, 1])).toEqual([
      'Please choose a role',
    ]);
  });

  it.each([
    ['accounts.delete', 'Only an owner can delete accounts.'],
    ['accounts.export', 'Only an owner can export accounts.'],
    ['mail.to-many', 'Only an owner can send email to many people.'],
    ['mail.unsent', 'Only an owner can send or give up all unsent email.'],
    ['coach.model', "Only an owner can change Alex's model."],
    ['administrators', 'Only an owner can change administrators.'],
  ] as const)('of support does not allow %s', (act, message) => {
    expect(OWNER_ONLY[act]).toBe(message);
  });

  it('is explained for each act in words of its own', () => {
    const messages = Object.values(OWNER_ONLY);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/^Only an owner can .+\.$/);
  });
});
