import { NAME_RULES } from './person';

const problemOf = NAME_RULES.firstName.also;

describe('a person’s name', () => {
  it.each(['Ada', 'J.R.', 'Mary-Jane', 'Ng', 'O’Neill', 'St. John', 'محمد', 'Anna Maria', 'Dr. No'])(
    'is %s',
    (name) => expect(problemOf(name)).toBeNull(),
  );

  it.each(['www.shop', 'Visit shop.example', 'http://x', 'ada@example.com', 'Win-at.casino', 'купи.рф'])(
    'carries no link: %s',
    (name) => expect(problemOf(name)).toBe('Please enter a name without links or web addresses'),
  );

  it.each(['Ada\nBcc: x', 'Ada\r', 'A\u0000da', 'Ada\u2028Byron'])('is on one line: %j', (name) =>
    expect(problemOf(name)).toBe('Please enter the name on one line'),
  );

  it('has one rule for both parts', () => {
    expect(NAME_RULES.lastName.also).toBe(problemOf);
    expect(NAME_RULES.lastName.max).toBe(NAME_RULES.firstName.max);
  });
});
