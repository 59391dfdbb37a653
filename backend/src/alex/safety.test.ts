import { dangerIn } from './safety';
import { safetyAnswer } from './safety-answer';

describe('what speaks of a danger', () => {
  it.each([
    ['I want to kill myself', 'self-harm'],
    ['since she left I think about suicide', 'self-harm'],
    ["I don't want to live anymore", 'self-harm'],
    ['I’ve been cutting myself again', 'self-harm'],
    ['Everyone would be better off without me', 'self-harm'],
    ['He hit me after dinner', 'violence'],
    ['she slapped me', 'violence'],
    ["I'm scared of him", 'violence'],
    ['he threatened to kill me', 'violence'],
    ['I was sexually assaulted on our second date', 'violence'],
    ['I think my drink: he spiked my drink', 'violence'],
    ['I slapped her', 'violence'],
    ['He forced me to sleep with him', 'coercion'],
    ["he won't let me see my friends", 'coercion'],
    ['she threatens to post my nudes', 'coercion'],
    ['My ex is stalking me', 'coercion'],
    ['He keeps pressuring me for sex', 'coercion'],
    ['ＨＥ   ＨＩＴ   ＭＥ', 'violence'],
  ] as const)('%s', (message, danger) => {
    expect(dangerIn(message)).toBe(danger);
  });

  it.each([
    'We really hit it off!',
    'He hit on me at the bar and it was charming',
    'Her new haircut is to die for',
    'I was just killing time before the date',
    'She is killing it at her new job',
    'He beat me at chess, then we laughed',
    'Could you hit me up with an idea?',
    'I feel under pressure to decide',
    'The film was about a serial killer',
    'It hit me that I miss him',
    'Should I keep seeing Robin?',
    'I am dying to see her again',
    'How do I stop overthinking?',
  ])('and what does not: %s', (message) => {
    expect(dangerIn(message)).toBeNull();
  });
});

describe('the safety answer', () => {
  it('names the lines of the country the user lives in', () => {
    expect(safetyAnswer('self-harm', 'Austin, Texas, United States')).toContain('988');
    expect(safetyAnswer('violence', 'Leeds, England, United Kingdom')).toContain('0808 2000 247');
  });

  it('names a directory and the emergency numbers everywhere else', () => {
    const answer = safetyAnswer('coercion', null);
    expect(answer).toContain('findahelpline.com');
    expect(answer).toContain('112');
  });
});
