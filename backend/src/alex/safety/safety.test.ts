import { dangerIn } from './safety';
import { safetyAnswer } from './safety-answer';

describe('a message that signals danger', () => {
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
    ['He hit me with a bottle', 'violence'],
    ['he hits me with his belt', 'violence'],
    ['I pushed him and he hit me back', 'violence'],
    ['he beat me in front of my kids', 'violence'],
    ['he beats me at home', 'violence'],
    ['he beat me to the ground', 'violence'],
    ['she hurts me', 'violence'],
    ['he put his hands around my neck', 'violence'],
    ['he pinned me down', 'violence'],
    ['he forced himself on me', 'violence'],
    ['he throws me against the wall', 'violence'],
    ['my boyfriend is violent', 'violence'],
    ['he said he would kill me', 'violence'],
    ['I want to end it all', 'self-harm'],
    ['I keep thinking about ending it', 'self-harm'],
    ['he locked me in', 'coercion'],
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
    'Hit me up with ideas, I am bored',
    'He pushes me to try new things and I love it',
    'She grabbed me a coffee',
    'I am thinking about ending it with Sam, any tips?',
    'That comment hurt my feelings',
    'Should we break up or keep it going?',
  ])('is not: %s', (message) => {
    expect(dangerIn(message)).toBeNull();
  });
});

describe('the safety answer', () => {
  it('names the help lines of the user’s country', () => {
    expect(safetyAnswer('self-harm', 'Austin, Texas, United States')).toContain('988');
    expect(safetyAnswer('violence', 'Leeds, England, United Kingdom')).toContain('0808 2000 247');
  });

  it('names a directory and the emergency numbers everywhere else', () => {
    const answer = safetyAnswer('coercion', null);
    expect(answer).toContain('findahelpline.com');
    expect(answer).toContain('112');
  });
});
