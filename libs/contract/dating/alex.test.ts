import { beyond, problems, upTo, verdicts } from '../rules/test-support/verdicts';
import { ALEX_TEXTS, CHAT_RULES, GREETING_INITIATION } from './alex';

describe('a message to Alex', () => {
  it('is 1 to 2,000 characters long', () => {
    expect(verdicts(CHAT_RULES.message, ['?', '🦊', 'a\nb', ...upTo(2_000)])).toEqual([null]);
    expect(verdicts(CHAT_RULES.message, beyond(2_000))).toEqual(['Message must be 2000 characters or less.']);
  });

  it('is required, by the form and the API alike', () => {
    for (const side of ['form', 'api'] as const)
      expect(verdicts(CHAT_RULES.message, ['', '   ', null, undefined, 5, {}], { side })).toEqual([
        'A message is required.',
      ]);
  });

  it('cannot hold a character that the conversation could not keep', () => {
    expect(verdicts(CHAT_RULES.message, ['Hi\0', 'Hi \udd8a'])).toEqual([
      'Text contains a character that cannot be stored. Please remove it.',
    ]);
  });

  it('asks for the greeting with one word that is sent like any other', () => {
    expect(GREETING_INITIATION).toBe('GREETING_INITIATION');
    expect(problems(CHAT_RULES, { message: GREETING_INITIATION })).toEqual([]);
  });
});

describe('when Alex cannot answer', () => {
  it('the page says so for a reply, and greets all the same', () => {
    expect(ALEX_TEXTS.unavailable).toBe(
      "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
    );
    expect(ALEX_TEXTS.greetingFallback).toBe(
      'Hey there! How are you doing today? I noticed you have some great matches to talk about.',
    );
  });

  it('the built-in coach says that it is the built-in one', () => {
    expect(ALEX_TEXTS.builtInSignature).toMatch(/^I'm the built-in coach: /);
  });
});
