import { randomBytes } from 'node:crypto';
import { KeyRing } from '../../platform/crypto/key-ring';
import { READER } from '../../safety/reader';
import { changeMatch, newMatch } from '../candidate';
import { disclosedByNotes, isConcerning, NO_CONCERN } from '../concern';
import { encryptPerson, fromMatchRow } from './match-row';

const NOW = new Date('2026-06-30T12:00:00Z');
const ID = '0197b5d0-0000-7000-8000-000000000001';
const cipher = new KeyRing({
  dataKey: randomBytes(32),
  previousDataKeys: [],
  sessionSecret: randomBytes(32),
  previousSessionSecrets: [],
}).cipher('fields');

const matchWith = (notes: string | null) =>
  newMatch(ID, { name: 'Sam', age: null, profession: null, location: null, notes }, NOW);

function fromRow(sealed: Buffer) {
  const row = { id: ID, archivedAt: null, createdAt: NOW.getTime(), version: 1, history: [] };
  return fromMatchRow(cipher, { ...row, sealed: sealed.toString('base64') });
}

describe('a match as it is kept', () => {
  it('has with it what its notes disclose, by which reader', () => {
    const kept = fromRow(encryptPerson(cipher, matchWith('He hit me.')));
    expect(kept.concern.notes).toMatchObject({ by: READER, found: { kind: 'violence' } });
    expect(fromRow(encryptPerson(cipher, matchWith(null))).concern).toEqual(NO_CONCERN);
  });

  it('has none of it any more once the notes have changed', () => {
    const kept = fromRow(encryptPerson(cipher, matchWith('He hit me.')));
    const changed = changeMatch(kept, { notes: 'Kind.' }, NOW);
    expect(disclosedByNotes(changed)).toBeNull();
    expect(isConcerning(changed, NOW)).toBe(false);
    expect(isConcerning(changeMatch(kept, { age: 30 }, NOW), NOW)).toBe(true);
    expect(fromRow(encryptPerson(cipher, changed)).concern.notes).toEqual({ by: READER, found: null });
  });

  it('loses it with the notes where a version that knows nothing of it writes others', () => {
    const { notesRead, ...known } = cipher.decrypt<Record<string, unknown>>(
      encryptPerson(cipher, matchWith('Kind.')),
      ID,
    );
    expect(notesRead).toEqual({ by: READER, found: null });
    expect(JSON.stringify(known)).not.toContain(READER);
  });

  it('is read where it was kept before notes were read once', () => {
    const earlier = cipher.encrypt({ ...matchWith('He hit me.'), concern: { dates: [], saidAt: null } }, ID);
    expect(fromRow(earlier).concern).toMatchObject({ ...NO_CONCERN, notes: { by: READER } });
    expect(isConcerning(fromRow(earlier), NOW)).toBe(true);
  });
});
