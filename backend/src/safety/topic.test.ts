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

  it.each([
    ["I want to kill myself. My mom is the only reason I'm still here.", 'self-harm'],
    ['Ich will sterben, meine Mutter hat mich rausgeworfen', 'self-harm'],
    ['my best friend has no idea that I want to end my life', 'self-harm'],
    ["He says he'll strangle me if I leave", 'threat'],
    ['he said he would choke me if i went out with them', 'threat'],
    ["He says he'll kill me next time he picks me up", 'threat'],
    ["he said he'll kill me if I don't answer his video call", 'threat'],
    ["he said he'll kill me and then himself if I leave", 'threat'],
    ["He told me I'd be dead if I left him", 'threat'],
    ['dice que me va a matar y luego se mata', 'violence'],
    ['er sagt er bringt mich um und dann sich selbst, Fotos hat er auch', 'threat'],
  ])('says nothing of another danger than the one that is told: %s', (message, kind) => {
    expect(disclosureIn(message)).toMatchObject({ kind, topic: null });
  });

  it.each([
    ["He says he'll kill himself if I leave, my sister told me to go", 'threat', 'partner-suicide'],
    ['He says he will kill himself if I leave and the guilt is killing me', 'threat', 'partner-suicide'],
    ["He says he'll be dead if I leave", 'threat', 'partner-suicide'],
    ["he said he'll be dead by morning if I don't come back", 'threat', 'partner-suicide'],
    ['he threatens to post my nudes if I leave him', 'threat', 'images'],
    ['my sister texted, she wants to die', 'self-harm', 'friend-suicide'],
    ['I went to his place, one beer, then nothing, I woke up naked', 'sexual-coercion', 'spiked'],
    ['he took the rubber off without asking me', 'sexual-coercion', 'stealthing'],
  ])('is what the words say: %s', (message, kind, topic) => {
    expect(disclosureIn(message)).toMatchObject({ kind, topic });
  });

  it('is said back: someone else’s danger and being followed have words of their own', () => {
    const friend = disclosureIn('my best friend says she wants to kill herself tonight');
    const followed = disclosureIn('he shows up at my work every day although I broke up with him');
    expect(friend && safetyAnswer(friend, 'US', lines)).toContain('someone you care about');
    expect(followed && safetyAnswer(followed, 'US', lines)).toContain('is stalking, not romance');
  });

  it('stays out where it is about oneself', () =>
    expect(disclosureIn('I want to kill myself')?.topic).toBeNull());
});

it.each(['he strangled me', 'he tried to choke me', "he'll strangle me again if I talk"])(
  'calls for a doctor where it was done: %s',
  (message) => expect(disclosureIn(message)).toMatchObject({ kind: 'violence', topic: 'choking' }),
);
