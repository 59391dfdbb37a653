import { disclosureIn } from './disclosure';
import { HelpLineTable } from './adapters/help-line-table';
import { safetyAnswer } from './safety-answer';

const { all: lines } = new HelpLineTable();

describe('what a disclosure speaks of beyond its kind', () => {
  it.each([
    ['he shows up at my work every day although I broke up with him', 'stalking'],
    ['my ex waits outside my house at night even though we broke up', 'stalking'],
    ['mein Ex taucht ständig vor meiner Tür auf, obwohl ich Schluss gemacht habe', 'stalking'],
    ['mi ex me espera en el portal cada noche y me sigue', 'stalking'],
    ['my best friend says she wants to kill herself tonight', 'friend-suicide'],
    ['mon meilleur ami dit qu’il veut en finir ce soir', 'friend-suicide'],
    ['il mio migliore amico dice che stasera la fa finita', 'friend-suicide'],
    ['i had one drink he gave me and woke up naked, i remember nothing', 'spiked'],
    ['tirou a camisinha sem me avisar', 'stealthing'],
    ['ele apertou meu pescoço até eu ficar sem ar', 'choking'],
  ])('%s: %s', (message, topic) => expect(disclosureIn(message)?.topic).toBe(topic));

  it('is said back: someone else’s danger and being followed have words of their own', () => {
    const friend = disclosureIn('my best friend says she wants to kill herself tonight');
    const followed = disclosureIn('he shows up at my work every day although I broke up with him');
    expect(friend && safetyAnswer(friend, 'US', lines)).toContain('someone you care about');
    expect(followed && safetyAnswer(followed, 'US', lines)).toContain('is stalking, not romance');
  });

  it('stays out where it is about oneself', () =>
    expect(disclosureIn('I want to kill myself')?.topic).toBeNull());
});
