import {
  actionWords,
  auditWords,
  authTypeWords,
  mailTypeWords,
  surveyWords,
  typeWords,
} from './stored-words';

describe('the words for stored values', () => {
  it('show hyphens and underscores as spaces, and say when a value is missing', () => {
    expect(['long-term-relationship', '', null].map(surveyWords)).toEqual([
      'long term relationship',
      'Not specified',
      'Not specified',
    ]);
    expect(mailTypeWords('first_match_encouragement')).toBe('first match encouragement');
    expect(typeWords('first_match_encouragement')).toBe('First match encouragement');
  });

  it('say how someone signs in', () => expect(authTypeWords('local')).toBe('Email and password'));

  it('say what an administrator did', () =>
    expect(actionWords('users.end-sessions')).toBe('Users: end sessions'));

  it.each([
    ['Chrome on Linux, new device, no second factor', 'Chrome on Linux', true, false],
    ['Safari on iOS, known device, with a second factor', 'Safari on iOS', false, true],
  ])('tell a sign-in as "%s"', (words, device, isNewDevice, secondFactor) =>
    expect(auditWords({ device, isNewDevice, secondFactor })).toBe(words),
  );

  it('leave alone what an administrator wrote', () => {
    expect(auditWords({ name: 'iOS, weekly', conditions: 'timeZone, lastActive' })).toBe(
      'Name: iOS, weekly, conditions: time zone, last active',
    );
    expect(auditWords({ kind: 'marketing', reason: 'switched-off', because: 'asked-by-phone' })).toBe(
      'Kind: marketing, reason: switched off, because: asked-by-phone',
    );
  });

  it('say what is on, off, missing, or has no words of its own', () => {
    expect(auditWords({ enabled: false, hour: 9, maxTimes: null })).toBe(
      'Turned off, hour: 9, max times: none',
    );
    expect(auditWords({ isUrgent: false })).toBe('Not urgent');
    expect(auditWords({})).toBe('');
  });
});
