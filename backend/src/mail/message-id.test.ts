import { messageIdOf, outboxIdOf } from './message-id';

const ID = '0190f0aa-0000-7000-8000-0000000000ab';

describe('a Message-ID', () => {
  it('is the email’s id at the sender’s domain', () => {
    expect(messageIdOf(ID, 'Heart & Head <hello@dates.example>')).toBe(`<${ID}@dates.example>`);
    expect(messageIdOf(ID, 'hello@dates.example')).toBe(`<${ID}@dates.example>`);
    expect(messageIdOf(ID, 'Heart & Head')).toBe(`<${ID}@localhost>`);
  });

  it('leads back to the email, however a report spells it', () => {
    for (const text of [
      `<${ID}@dates.example>`,
      ` ${ID}@dates.example`,
      `<${ID.toUpperCase()}@OTHER.example>`,
    ])
      expect(outboxIdOf(text)).toBe(ID);
  });

  it.each(['', '<hello@dates.example>', `<x${ID}@dates.example>`, `<${ID}>`, '0190f0aa'])(
    'leads nowhere if it is not one of ours: %j',
    (text) => {
      expect(outboxIdOf(text)).toBeNull();
    },
  );
});
