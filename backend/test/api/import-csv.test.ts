import type { ErrorAnswer } from '#contract/errors';
import {
  datesOfMatch,
  FILE,
  HEADINGS,
  imported,
  newcomerOf,
  previewed,
  sendFile,
} from '../support/dating/import-file';
import { TestApp } from '../support/test-app';
import { rateAll } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ env: { MATCHES_MAX: '700', DATES_MAX: '5000' } });
});
afterAll(() => app.close());

const newcomer = () => newcomerOf(app);

describe('a preview', () => {
  it('guesses the columns, and says what will be made without making it', async () => {
    const user = await newcomer();
    const preview = await previewed(user, FILE);
    expect(preview).toMatchObject({
      kind: 'csv',
      matches: 2,
      dates: 2,
      people: [
        { name: 'Robin', isNew: true, dates: 2 },
        { name: 'Sam', isNew: true, dates: 0 },
      ],
      skipped: [],
      problems: [],
      problemCount: 0,
    });
    expect(preview.columns.map(({ target }) => target.split(':')[0])).toEqual([
      'name',
      'age',
      'profession',
      'location',
      'notes',
      'date',
      'place',
      'feeling',
      'chemistry',
      'enjoyment',
      'standard',
      'standard',
      'standard',
    ]);
    expect(await user.matches()).toEqual([]);
  });

  it('names the columns it leaves out, and those that look like ratings', async () => {
    const { skipped } = await previewed(await newcomer(), 'Name,Humor,Phone\nRobin,8,555');
    expect(skipped).toEqual([
      { heading: 'Humor', isRating: true },
      { heading: 'Phone', isRating: false },
    ]);
  });

  it('asks once where the dates could be read both ways', async () => {
    const user = await newcomer();
    const text = 'Name,Date,Chemistry,Enjoyment,Life Goals Match\nRobin,3/4/2026,7,7,7';
    const unclear = await previewed(user, text);
    expect(unclear).toMatchObject({ isDateOrderUnclear: true, dateOrder: null, problemCount: 1 });
    await sendFile(user, text).expect(400);
    await imported(user, text, { dateOrder: 'month-day' });
    const [match] = await user.matches();
    expect(match?.lastDate).toBe('2026-03-04');
  });

  it('reads columns as the user chose them', async () => {
    const user = await newcomer();
    await imported(user, 'Wer,Alter\nRobin,31', { columns: ['name', 'age'] });
    expect(await user.matches()).toMatchObject([{ name: 'Robin', age: 31 }]);
    const { problems } = await previewed(user, 'Wer,Alter\nRobin,31', { columns: ['name', 'standard:x'] });
    expect(problems[0]?.message).toMatch(/is not there/);
  });

  it('names the column of a wrong cell as the file does', async () => {
    const user = await newcomer();
    const wrong = await previewed(user, 'Wer,Alter\nRobin,17', { columns: ['name', 'age'] });
    expect(wrong.problems).toEqual([
      { row: 2, column: 'Alter', message: 'Age must be between 18 and 100, not 17.' },
    ]);
  });
});

describe('an import', () => {
  it('makes the matches and dates that the API would have made', async () => {
    const user = await newcomer();
    const batch = await imported(user, FILE);
    expect(batch).toMatchObject({ kind: 'csv', matches: 2, dates: 2 });
    const matches = await user.matches();
    const robin = matches.find(({ name }) => name === 'Robin');
    expect(robin).toMatchObject({
      age: 31,
      profession: 'Baker',
      location: 'Lisbon',
      notes: 'Kind.',
      dateCount: 2,
    });
    const dates = await datesOfMatch(user, robin?.id ?? '');
    expect(dates).toMatchObject([
      { dateDate: '2026-01-17', location: 'Park', personalNotes: 'Warm,\nand long', physicalChemistry: 9 },
      { dateDate: '2026-01-10', location: 'Cafe', enjoymentLevel: 8 },
    ]);
    expect(dates.map(({ evaluations }) => evaluations.length)).toEqual([2, 3]);
    expect(robin?.compatibilityScore).toBe(
      (await twinByHand()).find(({ name }) => name === 'Robin')?.compatibilityScore,
    );
  });

  /** The same records, entered one by one. */
  async function twinByHand() {
    const user = await app.member();
    const standards = await user.onboard();
    const { id } = await user.addMatch();
    await user.scoreDate(id, rateAll(standards, 8, 6, 7), { dateDate: '2026-01-10' });
    await user.scoreDate(
      id,
      { ...rateAll(standards, 9, 7, 7), [standards[2]?.id ?? '']: null },
      { dateDate: '2026-01-17' },
    );
    return user.matches();
  }

  it.each([
    ['semicolons', (text: string) => text.replaceAll(',', ';')],
    ['tabs', (text: string) => text.replaceAll(',', '\t')],
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['the delimiter in its first line', (text: string) => `sep=;\r\n${text.replaceAll(',', ';')}`],
    ['line feeds alone', (text: string) => text.replaceAll('\r\n', '\n')],
  ])('reads a file with %s', async (_, change) => {
    expect(await previewed(await newcomer(), change(FILE))).toMatchObject({
      matches: 2,
      dates: 2,
      problems: [],
    });
  });

  it('names every wrong row, and then makes nothing', async () => {
    const user = await newcomer();
    const text = [
      HEADINGS,
      'Robin,17,,,,,,,,,,,',
      ',30,,,,,,,,,,,',
      'Sam,30,,,,2026-01-10,,,11,8,8,6,7',
      'Kim,,,,,2026-02-30,,,7,8,8,6,70',
      'Alex,,,,,,,,7,8,8,6,7',
      'Jo,,,,,2026-01-10,,,7,8,,,',
      'Sam,31,,,,,,,,,,,',
      'Lou,,,,,2999-01-01,,,7,8,8,6,7',
    ].join('\n');
    const { body } = await sendFile(user, text).expect(400);
    expect(body).toMatchObject({ code: 'import.wrong-rows' });
    expect((body as ErrorAnswer).errors).toEqual([
      { field: 'row 2', message: 'Age must be between 18 and 100, not 17.' },
      { field: 'row 3', message: 'Please enter a name for this match.' },
      { field: 'row 4', message: 'Chemistry rating must be between 1 and 10, not 11.' },
      { field: 'row 5', message: 'Please enter a valid date in the form YYYY-MM-DD, not 2026-02-30.' },
      { field: 'row 5', message: 'Life Goals Match rating must be between 1 and 10, not 70.' },
      { field: 'row 6', message: 'Please select the date of your experience.' },
      { field: 'row 7', message: 'Please rate at least one standard. The others can stay “Not seen yet”.' },
      { field: 'row 8', message: expect.stringContaining('Sam has another age in row 4') as string },
      { field: 'row 9', message: 'The date cannot be in the future, not 2999-01-01.' },
    ]);
    expect(await user.matches()).toEqual([]);
    expect((await user.http.get('/api/import').expect(200)).body).toEqual([]);
  });

  it('adds dates to the match of that name, and leaves out those that are there', async () => {
    const user = await newcomer();
    const robin = await user.addMatch({ name: 'robin', age: 40 });
    await imported(user, FILE);
    expect(await previewed(user, FILE)).toMatchObject({ matches: 0, dates: 0, alreadyThere: 2 });
    await sendFile(user, FILE).expect(400);
    const matches = await user.matches();
    expect(matches.map(({ name, age }) => [name, age])).toEqual(
      expect.arrayContaining([
        ['robin', 40],
        ['Sam', 29],
      ]),
    );
    expect(await datesOfMatch(user, robin.id)).toHaveLength(2);
  });

  it('fills what an existing match lacks, and names what stays as it is', async () => {
    const user = await newcomer();
    const { id } = await user.addMatch({ name: 'Sofia', age: 31, profession: 'Baker', location: null });
    const text = 'Name,Age,Profession,Location,Archived\nsofia,40,Baker,Porto,yes';
    expect(await previewed(user, text)).toMatchObject({
      matches: 0,
      dates: 0,
      completed: 1,
      people: [{ name: 'Sofia', isNew: false, dates: 0, filled: ['location'] }],
      unchanged: [{ name: 'Sofia', fields: ['age', 'archived'] }],
    });
    expect(await imported(user, text)).toMatchObject({ matches: 0, dates: 0, completed: 1 });
    expect(await user.matches()).toMatchObject([
      { id, age: 31, profession: 'Baker', location: 'Porto', archived: false },
    ]);
    expect(await previewed(user, text)).toMatchObject({ completed: 0, unchanged: [{ name: 'Sofia' }] });
    await sendFile(user, text).expect(400);
  });

  it('happens once, however often it is sent with its key', async () => {
    const user = await newcomer();
    const once = () => sendFile(user, FILE).set('Idempotency-Key', 'one import');
    const [first, second] = await Promise.all([once(), once()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual(second.body);
    expect(await user.matches()).toHaveLength(2);
  });

  it('has limits', async () => {
    const user = await newcomer();
    await sendFile(user, `Name\n${'x'.repeat(2_000_001)}`).expect(413);
    const rows = `Name\n${'Robin\n'.repeat(5_001)}`;
    const { problems } = await previewed(user, rows);
    expect(problems[0]?.message).toMatch(/too many rows/);
    await user.http
      .post('/api/candidates')
      .send({ name: 'x'.repeat(200_000) })
      .expect(413);
    await app.visitor().http.post('/api/import').send({ text: FILE }).expect(401);
    await sendFile(user, '').expect(400);
    expect((await previewed(user, 'Name')).problems[0]?.message).toMatch(/nothing in this file/);
  });

  it('can have 5,000 rows, while others are answered', async () => {
    const user = await newcomer();
    const other = await newcomer();
    const row = (index: number) =>
      `P${index % 700},30,Baker,Lisbon,,${2000 + (index % 20)}-01-10,Cafe,A long quiet walk ${index},7,8,8,6,7`;
    const text = [HEADINGS, ...Array.from({ length: 5_000 }, (_, index) => row(index))].join('\n');
    let isDone = false;
    const importing = imported(user, text).finally(() => (isDone = true));
    await other.http.get('/api/candidates').expect(200);
    expect(isDone).toBe(false);
    expect(await importing).toMatchObject({ matches: 700, dates: 5_000 });
    const [counted] = await app.sql<{ dates: number }>(
      `select sum(json_array_length(history))::int as dates from candidates where owner_id = (
         select id from users where email = $1)`,
      [user.email],
    );
    expect(counted?.dates).toBe(5_000);
  }, 90_000);

  it('finds the notes that call for help lines, as everywhere', async () => {
    const user = await newcomer();
    const text = `${HEADINGS}\nRobin,,,,,2026-01-10,,He hit me and I am afraid of him,9,9,9,9,9\nSam,,,,,2026-01-10,,Nice,9,9,9,9,9\nKim,,,,,2026-01-10,,Nice,4,9,9,9,9`;
    await imported(user, text);
    const { body } = await user.http.get('/api/decision').expect(200);
    const matches = await user.matches();
    const robin = matches.find(({ name }) => name === 'Robin')?.id;
    expect((body as { next: { candidateId: string } | null }).next?.candidateId).not.toBe(robin);
    expect((await datesOfMatch(user, robin ?? ''))[0]?.help).toBeDefined();
  });
});
