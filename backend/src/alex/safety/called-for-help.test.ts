import { calledForHelp } from './called-for-help';

const ROBIN = { id: 'robin', name: 'Robin Vale', notes: null };
const SAM = { id: 'sam', name: 'Sam', notes: null };
const heldBack = (...messages: string[]) => [
  ...calledForHelp(
    [ROBIN, SAM],
    messages.map((message) => ({ role: 'user' as const, message })),
  ),
];
const smallTalk = (count: number) => Array.from({ length: count }, () => 'How are you?');

describe('who is held back from suggestions', () => {
  it('is the one the notes are about', () => {
    expect([...calledForHelp([ROBIN, { ...SAM, notes: 'He hit me.' }], [])]).toEqual(['sam']);
  });

  it('is the one a message names, for as long as it is kept', () => {
    expect(heldBack('Robin hit me', ...smallTalk(100))).toEqual(['robin']);
  });

  it('is everyone while a message without a name is fresh', () => {
    expect(heldBack('He hit me', ...smallTalk(11))).toEqual(['robin', 'sam']);
    expect(heldBack('He hit me', ...smallTalk(12))).toEqual([]);
  });

  it('is no one for what Alex said, or without danger', () => {
    const message = 'If Robin hit me were true';
    expect([...calledForHelp([ROBIN, SAM], [{ role: 'alex', message }])]).toEqual([]);
    expect(heldBack('Robin and I hit it off')).toEqual([]);
  });
});
