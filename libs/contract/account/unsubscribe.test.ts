import { mailKindsOf, mailKindWords, OPTIONAL_MAIL_KINDS } from './unsubscribe';

describe('an unsubscribe request', () => {
  it.each(OPTIONAL_MAIL_KINDS)('stops the kind it names: %s', (kind) => {
    expect(mailKindsOf(kind)).toEqual([kind]);
  });

  it.each(['', 'all', 'Marketing', 'constructor', 'newsletter'])(
    'stops both for any other type: %j',
    (type) => {
      expect(mailKindsOf(type)).toEqual(['marketing', 'experience']);
    },
  );

  it('is confirmed in words, also for a type that names nothing', () => {
    expect(['marketing', 'experience', 'all', 'constructor', '__proto__'].map(mailKindWords)).toEqual([
      'marketing and promotional emails',
      'product updates and feature announcements',
      'these types of emails',
      'these types of emails',
      'these types of emails',
    ]);
  });
});
