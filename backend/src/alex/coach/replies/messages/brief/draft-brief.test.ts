import { briefOf } from './draft-brief';
import { writtenDraft } from './written-draft';
import type { Tone } from '../occasions';

function written(name: string, tone: Tone, ...messages: string[]): string | null {
  const brief = briefOf(messages, name);
  return brief && writtenDraft(brief, tone, false, { hasMet: true }).replaceAll('{name}', name);
}

describe('a message with what the user wants in it', () => {
  it.each<[string, Tone, string[], string]>([
    [
      'Lea',
      'Plain',
      ['text lea and ask her to trivia on wed night'],
      'Hi Lea, would you be up for trivia on Wednesday night?',
    ],
    [
      'Yusuf',
      'Plain',
      ['can u write yusuf a text for wednesday, the idea from before is fine'],
      "Hi Yusuf, are you free on Wednesday? I'd like to see you.",
    ],
    [
      'Lea',
      'Warm',
      ['write lea, ask her if she wants to go see the otters sunday'],
      "Hi Lea, I'd love to see you again. Would you like to go see the otters with me on Sunday?",
    ],
    [
      'Paul',
      'Plain',
      [
        "Please write to Paul that I can't make it on Tuesday because my car broke down, and suggest Thursday.",
      ],
      "Hi Paul, I can't make it on Tuesday because my car broke down. Would Thursday work for you instead?",
    ],
    [
      'Paul',
      'Plain',
      ["Please write to Paul that I can't make it on Tuesday because my car broke down", 'leave out the car'],
      "Hi Paul, I can't make it on Tuesday. Which other day would suit you?",
    ],
    [
      'Noor',
      'Plain',
      ["write noor that I liked the tea house but I don't see a future with her"],
      "Hi Noor, I liked the tea house. I don't see a future for us. I wanted you to hear it from me. Take care.",
    ],
    [
      'Noor',
      'Plain',
      ['draft a text to noor asking her to lunch on friday', 'mention the lighthouse'],
      'Hi Noor, I still think of the lighthouse. Would you be up for lunch on Friday?',
    ],
    [
      'Max',
      'Plain',
      ['write max thanking him for the book, tell him I read it on the train'],
      'Hi Max, thank you for the book. I read it on the train.',
    ],
  ])('%s, %s: %j', (name, tone, messages, expected) =>
    expect(written(name, tone, ...messages)).toBe(expected),
  );

  it.each([['write to Max'], ['a message to Max, but funny'], ['Please suggest a short message to Max.']])(
    'leaves a request without details to the other drafts: %s',
    (message) => expect(briefOf([message], 'Max')).toBeNull(),
  );
});
