import { HELP_LANGUAGES } from '#contract/dating/help';
import { confirms, denies, guessIn } from './denial';
import { textsForGuess } from './safety-answer';

const GUESS = { kind: 'control', topic: null, language: 'en', isSure: false } as const;

describe('that a guess was wrong', () => {
  it.each(['no', 'nein', 'non', 'não'])('is not heard in "%s" to whether someone is near', (message) => {
    expect(denies(message, { ...GUESS, kind: 'self-harm' })).toBe(false);
    expect(denies('You misread me', { ...GUESS, kind: 'self-harm' })).toBe(true);
  });

  it.each([
    'no',
    'No, no.',
    'nah',
    'you misread me',
    "You've misread me",
    'You’re reading that wrong',
    'no you got it wrong',
    "That's not what I meant!",
    'just kidding',
    'it was a joke',
    'nothing like that',
    'no es eso',
    'Nein, so war das nicht gemeint',
    "c'était pas ce que je voulais dire",
    'não foi nada disso',
    'non volevo dire questo',
  ])('is heard in: %s', (message) => expect(denies(message, GUESS)).toBe(true));

  it.each([
    'no he never stops',
    'no one believes me',
    'nothing helps anymore',
    'no thanks',
    'I mean he hit me',
    'it was a joke he says, but it hurt',
    'it was a joke, he says',
    'You misread me, he raped me',
    'nothing bad happened yet but he said he will kill me',
    "he didn't hurt me, he only pushed me",
    "I'm ok, I just want to die",
    "I'm safe now, he left",
    'no es eso, es que me pega',
    'não foi nada disso, ele me bateu',
    'das war nicht das erste Mal',
    "it's not that bad",
    'rien de grave',
    'non è così facile andarmene',
    'no sé qué hacer',
    'nein er hört nicht auf',
  ])('is not heard in: %s', (message) => expect(denies(message, GUESS)).toBe(false));

  it.each(HELP_LANGUAGES)('is heard in the words that are offered for it: %s', (language) =>
    expect(denies(textsForGuess(language).denial, GUESS)).toBe(true),
  );
});

describe('that a guess was right', () => {
  it.each([
    'yes',
    'Yeah, it is',
    "that's what is happening",
    'sí',
    'ja leider',
    'oui',
    'sim',
    'purtroppo sì',
  ])('is heard in: %s', (message) => expect(confirms(message)).toBe(true));
  it.each([
    'no',
    'what should I do next?',
    'yesterday we met',
    'yeah no you misread me',
    'yes but who fits me best',
    'it is nothing',
    'exactly the opposite',
    'ja nein',
    'si no es eso',
  ])('is not heard in: %s', (message) => expect(confirms(message)).toBe(false));
});

describe('a guess', () => {
  it.each(["tracking who he follows i can't help it", 'she guilt trips me'])(
    'is what may mean something else: %s',
    (message) => expect(guessIn(message)).not.toBeNull(),
  );
  it.each(['he hit me last night', 'I want to kill myself', 'he tracks my phone', 'I took all my pills'])(
    'is not what is plain: %s',
    (message) => expect(guessIn(message)).toBeNull(),
  );
});
