import type { Coach } from '#contract/dating/alex';
import { conversation } from './prompt';
import { Pseudonyms } from './pseudonyms';

const pseudonyms = new Pseudonyms([], { firstName: 'Ada', lastName: 'Byron', standards: [] }, []);
const turn = (role: 'user' | 'alex', message: string, coach: Coach | null = null) => ({
  role,
  message,
  coach,
  references: [],
});
const sent = (...history: ReturnType<typeof turn>[]) =>
  conversation('And now?', history, pseudonyms).map(({ content }) => content);

describe('the conversation that a model gets', () => {
  it('has what was asked and what a model answered', () => {
    expect(sent(turn('user', 'Should I text first?'), turn('alex', 'Yes, once.', 'model'))).toEqual([
      'Should I text first?',
      'Yes, once.',
      'And now?',
    ]);
  });

  it('has nothing that the built-in coach answered, who may quote notes, and not its question', () => {
    expect(
      sent(
        turn('user', 'What did I note about the harbor?'),
        turn('alex', 'You noted: “He told me about his father.”', 'built-in'),
        turn('user', 'Should I ask?'),
        turn('alex', 'Yes.', 'model'),
      ),
    ).toEqual(['Should I ask?', 'Yes.', 'And now?']);
  });

  it('has no disclosure and no help lines', () => {
    expect(sent(turn('user', 'he hit me last night'), turn('alex', 'Call 112.', 'safety'))).toEqual([
      'And now?',
    ]);
  });

  it('has what the user denied to be a disclosure', () => {
    const denied = { ...turn('user', "tracking who he follows i can't help it"), isDenied: true };
    expect(sent(denied, turn('alex', 'It happens.', 'model'))).toEqual([
      denied.message,
      'It happens.',
      'And now?',
    ]);
  });
});
