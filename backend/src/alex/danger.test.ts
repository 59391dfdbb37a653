import type { Turn } from './coach/understanding/conversation-memory';
import { dangerIn } from './danger';

const said = (message: string): Turn => ({ role: 'user', message, references: [], coach: null });
function heard(message: string, ...before: readonly string[]) {
  const history = before.map(said);
  return dangerIn({ message, history, denied: null, confirmed: null }, history);
}

describe('a disclosure after another one of its kind', () => {
  it.each([
    ['He hit me', 'He slapped me, is that a red flag?'],
    ['He hit me', "I'm scared of him"],
    ['She hit me last night', 'He hit me yesterday. Should I see him again?'],
    ['He threatened to kill me', 'Sam threatened me after our date'],
  ])('gets help again when it says so in so many words: %s, %s', (first, second) => {
    expect(heard(second, first)).not.toBeNull();
  });

  it('is a remark on the one before when it is only guessed at', () => {
    expect(heard('it was maybe my fault', 'He hit me')).toBeNull();
  });
});
