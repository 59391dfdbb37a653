import { disclosureIn } from './disclosure';
import { disclosedLately, disclosureGoingOn } from './going-on';

const STALKED = "he's been outside work when I finish, on Tuesday and again last night";
const HIT = 'he hit me last night';

describe('a message soon after a disclosure', () => {
  it.each([
    ['hes there rn. by the bins'],
    ["he's outside my door"],
    ["he's back, he's just knocking"],
    ["she's in my building"],
    ['he just came back here'],
    ['it happened again'],
    ['he did it again tonight'],
    ['robin is outside my door'],
    ['my ex is outside'],
    ["he's on his way"],
    ["he'll be here any minute"],
  ])('goes on with it: %s', (message) => {
    expect(disclosureGoingOn(message, [STALKED, 'hes not dangerous hes just sad'])).toEqual(
      disclosureIn(STALKED),
    );
    expect(disclosureGoingOn(message, [HIT])?.kind).toBe('violence');
  });

  it.each([
    ['mi novio me pega', 'está aquí en la puerta'],
    ['mein Freund schlägt mich', 'er steht wieder vor der Tür'],
    ['mon copain me frappe', 'il est là devant'],
    ['mon copain me frappe', 'il attend devant la porte'],
    ['mein Freund schlägt mich', 'er kommt hoch'],
    ['mi novio me pega', 'está allí abajo'],
    ['meu namorado me bate', 'ele está na porta'],
    ['il mio ragazzo mi picchia', 'è qui fuori'],
  ])('goes on with it in the language of the disclosure: %s, %s', (said, message) =>
    expect(disclosureGoingOn(message, [said])).toEqual(disclosureIn(said)),
  );

  it.each([
    ['ok sous is driving me home'],
    ['my sister is with me'],
    ['my sister is here'],
    ['my roommate is here'],
    ['dinner is here'],
    ['the police is coming'],
    ["my sister knows, she's there for me"],
    ['am i too soft'],
    ["he's just sad"],
    ['thank you'],
    ['how do I export my data'],
  ])('is no alarm of its own: %s', (message) => expect(disclosureGoingOn(message, [STALKED])).toBeNull());

  it('is none where nothing was disclosed, where that was long ago, or where no one else does it', () => {
    expect(disclosureGoingOn('he is outside, we are having ice cream', ['I like him'])).toBeNull();
    expect(disclosureGoingOn('he is outside', [HIT, ...Array<string>(6).fill('ok')])).toBeNull();
    expect(
      disclosureGoingOn('he is outside', [HIT, 'ok', 'he is back', ...Array<string>(5).fill('ok')]),
    ).not.toBeNull();
    expect(disclosedLately(['I want to kill myself'], 'ok')).toBeNull();
    expect(disclosedLately(['my ex hit me years ago'], 'ok')).toBeNull();
  });
});
