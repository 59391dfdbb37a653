import type { Candidate } from '#contract/dating/candidates';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: WITHOUT_REDIS });
});
afterAll(() => app.close());

const change = (user: TestUser, id: string, changes: object) =>
  user.http.put(`/api/candidates/${id}`).send(changes);
const saved = async (user: TestUser, id: string, changes: object) =>
  (await change(user, id, changes).expect(200)).body as Candidate;

async function withMatch() {
  const user = await app.member();
  return { user, match: await user.addMatch({ name: 'Robin' }) };
}

describe('the stage of a match', () => {
  it('is none at first, is set and cleared, and leaves what a form has loaded as it is', async () => {
    const { user, match } = await withMatch();
    expect(match).toMatchObject({ stage: null, archiveReason: null });
    const dating = await saved(user, match.id, { stage: 'dating' });
    expect(dating).toMatchObject({ stage: 'dating', version: match.version, archived: false });
    expect((await user.http.get('/api/candidates').expect(200)).body).toEqual([dating]);
    // A form that was opened before saves over it without a conflict, and keeps it.
    const edited = await saved(user, match.id, { name: 'Robyn', version: match.version });
    expect(edited).toMatchObject({ name: 'Robyn', stage: 'dating' });
    expect((await saved(user, match.id, { stage: null })).stage).toBeNull();
    await change(user, match.id, { stage: 'dating', version: match.version }).expect(409);
  });

  it.each(['married', 5, true, ['dating']])('is not %j', async (stage) => {
    const { user, match } = await withMatch();
    const refused = await change(user, match.id, { stage });
    expect(refused.status).toBe(400);
    expect((refused.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'stage',
    ]);
  });

  it("is not anyone else's to set", async () => {
    const { match } = await withMatch();
    const other = await app.member();
    await change(other, match.id, { stage: 'dating' }).expect(404);
    await change(other, match.id, { archived: true, archiveReason: 'values' }).expect(404);
  });

  it('is unreadable at rest, like the reason for archiving, and in the export', async () => {
    const { user, match } = await withMatch();
    await saved(user, match.id, { stage: 'exclusive', archived: true, archiveReason: 'felt_unsafe' });
    const [row] = await app.sql<{ row: string }>(
      `select row_to_json(c)::text as row from candidates c where id = '${match.id}'`,
    );
    expect(row?.row).not.toMatch(/exclusive|felt_unsafe/);
    expect((await user.http.get('/api/user/export').expect(200)).body).toMatchObject({
      matches: [{ stage: 'exclusive', archiveReason: 'felt_unsafe' }],
    });
  });
});

describe('the reason for archiving a match', () => {
  it('is noted with archiving or afterward, and goes with unarchiving', async () => {
    const { user, match } = await withMatch();
    expect((await saved(user, match.id, { archived: true })).archiveReason).toBeNull();
    expect((await saved(user, match.id, { archiveReason: 'no_spark' })).archiveReason).toBe('no_spark');
    expect((await saved(user, match.id, { name: 'Robyn' })).archiveReason).toBe('no_spark');
    expect((await saved(user, match.id, { archiveReason: null })).archiveReason).toBeNull();
    await saved(user, match.id, { archiveReason: 'timing' });
    expect((await saved(user, match.id, { archived: false })).archiveReason).toBeNull();
  });

  it('is refused for a match that is not archived, and when it is none of the list', async () => {
    const { user, match } = await withMatch();
    const early = await change(user, match.id, { archiveReason: 'no_spark' }).expect(409);
    expect(early.body).toMatchObject({ code: 'candidate.not-archived' });
    await change(user, match.id, { archived: true, archiveReason: 'boring' }).expect(400);
    const [now] = (await user.http.get('/api/candidates').expect(200)).body as Candidate[];
    expect(now).toMatchObject({ archived: false, archiveReason: null, version: match.version });
  });

  it('offers help lines where it was unsafe, and no others', async () => {
    const { user, match } = await withMatch();
    const other = await saved(user, match.id, { archived: true, archiveReason: 'distance' });
    expect(other).not.toHaveProperty('archiveHelp');
    const unsafe = await saved(user, match.id, { archiveReason: 'felt_unsafe' });
    expect(unsafe).not.toHaveProperty('help');
    expect(unsafe.archiveHelp?.text).toContain('you felt unsafe');
    expect(unsafe.archiveHelp?.text).toContain('112');
    const written = await saved(user, match.id, { notes: 'He hit me.' });
    expect(written).toHaveProperty('help');
    expect(written).not.toHaveProperty('archiveHelp');
  });
});
