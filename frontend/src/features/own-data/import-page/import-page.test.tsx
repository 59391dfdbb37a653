import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportBatch, ImportPreview } from '#contract/account/imports';
import { errorAnswer } from '#contract/errors';
import { fakeApi } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { PATHS } from '../../../lib/paths';
import { privateStorage } from '../../../lib/storage/private-storage';
import { ImportPage } from './import-page';

const PREVIEW: ImportPreview = {
  kind: 'csv',
  columns: [
    { heading: 'Who', samples: ['Robin'], target: 'name' },
    { heading: 'Humor', samples: ['8'], target: 'skip' },
  ],
  dateOrder: null,
  isDateOrderUnclear: false,
  matches: 1,
  dates: 2,
  standards: 0,
  alreadyThere: 1,
  people: [{ name: 'Robin', isNew: true, dates: 2, filled: [] }],
  completed: 0,
  unchanged: [],
  skipped: [{ heading: 'Humor', isRating: true }],
  problems: [],
  problemCount: 0,
};
const BATCH: ImportBatch = {
  id: 'b1',
  kind: 'csv',
  importedAt: '2026-02-01T10:00:00.000Z',
  matches: 1,
  dates: 2,
  completed: 0,
};
const LIST = 'Who,Humor\nRobin,8';

afterEach(() => privateStorage.clear());

function open(answers: Parameters<typeof fakeApi>[0] = {}, at: string = PATHS.import) {
  const batches: ImportBatch[] = [];
  const network = fakeApi({
    'GET /api/auth/user': { body: aUser() },
    'GET /api/criteria': { body: [] },
    'GET /api/import': () => ({ body: batches }),
    'POST /api/import/preview': { body: PREVIEW },
    'POST /api/import': () => {
      batches.push(BATCH);
      return { status: 201, body: BATCH };
    },
    'DELETE /api/import/b1': () => {
      batches.splice(0);
      return { body: { matches: 1, dates: 1, completed: 0, kept: ['Sam'] } };
    },
    ...answers,
  });
  return { ...renderApp(at, <ImportPage />), network };
}

async function paste(text = LIST, answers: Parameters<typeof fakeApi>[0] = {}) {
  const app = open(answers);
  await app.user.click(await screen.findByText('Paste a list instead'));
  await app.user.click(screen.getByLabelText('Your list'));
  await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Continue with pasted list' }));
  return app;
}

describe('importing', () => {
  it('shows what will be made, makes it once, and undoes it', async () => {
    const { user, network, address } = await paste();
    await screen.findByRole('heading', { name: 'What will be added: 1 match and 2 dates' });
    screen.getByText('1 date is already there. Not one of your standards: Humor.');
    await user.dblClick(screen.getByRole('button', { name: 'Import' }));
    await screen.findByText('Imported 1 match and 2 dates');
    expect(network.sent('POST', '/api/import')).toHaveLength(1);
    expect(network.sent('POST', '/api/import')[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(address()).toBe('/import?done=b1');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    await screen.findByText(
      'Removed 1 match and 1 date. Sam stays, because something was changed or added since.',
    );
  });

  it('asks before an earlier import is undone, with the amounts and what stays', async () => {
    const batch: ImportBatch = { ...BATCH, kind: 'export', completed: 1 };
    const { user, network } = open({ 'GET /api/import': { body: [batch] } });
    const undo = await screen.findByRole('button', { name: /^Undo the import of/ });
    await user.click(undo);
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
    within(dialog).getByText(/^This removes 1 match, 2 dates and details of 1 match\./);
    within(dialog).getByText(/standards and their history, your conversation .* votes on date ideas stay/);
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(network.sent('DELETE', '/api/import/b1')).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(undo);
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(network.sent('DELETE', '/api/import/b1')).toHaveLength(1));
  });

  it('says before a downloaded account is imported what undoing it leaves', async () => {
    await paste(LIST, { 'POST /api/import/preview': { body: { ...PREVIEW, kind: 'export', standards: 5 } } });
    await screen.findByText(/Undo removes matches and dates\. The standards .* stay as the file has them/);
  });

  it('names what of people who are already there is filled, and what stays as it is', async () => {
    const preview: ImportPreview = {
      ...PREVIEW,
      matches: 0,
      dates: 0,
      completed: 1,
      people: [{ name: 'Robin', isNew: false, dates: 0, filled: ['location'] }],
      unchanged: [
        { name: 'Sofia', fields: ['age', 'profession', 'notes'] },
        { name: 'Robin', fields: ['age'] },
      ],
    };
    await paste(LIST, { 'POST /api/import/preview': { body: preview } });
    await screen.findByRole('heading', { name: 'What will be added: details of 1 match' });
    screen.getByText('Robin, with location');
    screen.getByText('Sofia is already there: age, profession and notes stay as they are.');
    screen.getByText('Robin is already there: age stays as it is.');
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false);
  });

  it('asks again with the column that was changed, under another key', async () => {
    const { user, network } = await paste();
    const column = await screen.findByLabelText('Humor becomes');
    await user.selectOptions(column, 'Chemistry');
    await waitFor(() => expect(network.sent('POST', '/api/import/preview')).toHaveLength(2));
    expect(network.sent('POST', '/api/import/preview')[1]?.body).toMatchObject({
      columns: ['name', 'chemistry'],
    });
  });

  it('names every wrong row, and waits until they are right', async () => {
    const problems = [{ row: 14, message: 'Chemistry rating must be between 1 and 10, not 11.' }];
    await paste(LIST, { 'POST /api/import/preview': { body: { ...PREVIEW, problems, problemCount: 101 } } });
    const table = within(await screen.findByRole('table', { name: 'Things to fix' }));
    table.getByRole('row', { name: '14 Chemistry rating must be between 1 and 10, not 11.' });
    table.getByRole('row', { name: 'And 100 more.' });
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it("names a wrong value by the file's own heading, and marks that column", async () => {
    const columns = [
      { heading: 'Who', samples: ['Robin'], target: 'name' },
      { heading: 'Spark', samples: ['11'], target: 'chemistry' },
    ];
    const message = 'Chemistry rating must be between 1 and 10, not 11.';
    const problems = [{ row: 2, column: 'Spark', message }];
    await paste(LIST, {
      'POST /api/import/preview': { body: { ...PREVIEW, columns, problems, problemCount: 1 } },
    });
    const table = within(await screen.findByRole('table', { name: 'Things to fix' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'Column',
      'What to fix',
    ]);
    table.getByRole('row', { name: '2 Spark Chemistry rating must be between 1 and 10, not 11.' });
    expect(screen.getByLabelText('Spark becomes').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Who becomes').getAttribute('aria-invalid')).toBe('false');
  });

  it('says once what is wrong in several rows, and what is wrong with a whole row or the whole file', async () => {
    const nameless = [2, 3, 4].map((row) => ({
      row,
      column: 'Name',
      message: 'Please enter a name for this match.',
    }));
    const differs = 'Robin has another age in row 5. Make them the same, or leave one of them empty.';
    const open = 'A quotation mark is opened here and never closed.';
    const problems = [
      ...nameless,
      { row: 9, column: 'Age', message: differs },
      { row: 12, message: open },
      { row: null, message: 'Choose which column has the names.' },
    ];
    await paste(LIST, { 'POST /api/import/preview': { body: { ...PREVIEW, problems, problemCount: 6 } } });
    const table = within(await screen.findByRole('table', { name: 'Things to fix' }));
    for (const name of [
      '2 to 4 Name Please enter a name for this match.',
      '9 Age Robin has another age in row 5. Make them the same, or leave one of them empty.',
      `12 Whole row ${open}`,
      'Whole file Choose which column has the names.',
    ])
      table.getByRole('row', { name });
  });

  it('asks what comes first in dates that can be read both ways', async () => {
    const { user, network } = await paste(LIST, {
      'POST /api/import/preview': { body: { ...PREVIEW, isDateOrderUnclear: true } },
    });
    await user.click(await screen.findByRole('radio', { name: /The month/ }));
    await waitFor(() =>
      expect(network.sent('POST', '/api/import/preview').at(-1)?.body).toMatchObject({
        dateOrder: 'month-day',
      }),
    );
  });

  it('keeps a list that is still being typed', async () => {
    const first = open();
    await first.user.click(await screen.findByText('Paste a list instead'));
    await first.user.type(screen.getByLabelText('Your list'), 'Name');
    first.unmount();
    open();
    expect(await screen.findByLabelText('Your list')).toHaveProperty('value', 'Name');
  });

  it('lets a list with a wrong row be corrected in place', async () => {
    const problems = [{ row: 2, column: 'Date', message: 'Please enter a real date.' }];
    const { user } = await paste(LIST, {
      'POST /api/import/preview': { body: { ...PREVIEW, problems, problemCount: 1 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit the list here' }));
    expect(await screen.findByLabelText('Your list')).toHaveProperty('value', LIST);
  });

  it('keeps the file and its columns when the page is left', async () => {
    const first = await paste();
    await first.user.selectOptions(await screen.findByLabelText('Humor becomes'), 'Chemistry');
    first.unmount();
    const { network } = open({}, '/import?step=check');
    await screen.findByLabelText('Humor becomes');
    expect(network.sent('POST', '/api/import/preview')[0]?.body).toMatchObject({
      text: LIST,
      columns: ['name', 'chemistry'],
    });
  });

  it('says when it failed, and can be tried again with the same key', async () => {
    const { user, network } = await paste(LIST, {
      'POST /api/import': { status: 503, body: errorAnswer('server.busy') },
    });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByText(/We're very busy right now/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false),
    );
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(network.sent('POST', '/api/import')).toHaveLength(2));
    const keys = network.sent('POST', '/api/import').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('goes on with a pasted list once there is one', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Paste a list instead'));
    const proceed = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Continue with pasted list',
    });
    expect(proceed.disabled).toBe(true);
    await user.type(screen.getByLabelText('Your list'), ' ');
    expect(proceed.disabled).toBe(true);
    await user.type(screen.getByLabelText('Your list'), 'Name');
    expect(proceed.disabled).toBe(false);
  });

  it('reads a file that is dropped on it', async () => {
    const { network, address } = open();
    const area = await screen.findByRole('group', { name: 'Your file' });
    const bytes = new TextEncoder().encode(LIST).buffer;
    const file = { name: 'list.csv', arrayBuffer: () => Promise.resolve(bytes) };
    // The browser would open the file itself otherwise.
    expect(fireEvent.dragOver(area)).toBe(false);
    screen.getByText('Let go to read it');
    fireEvent.drop(area, { dataTransfer: { files: [file] } });
    await screen.findByRole('heading', { name: /^What will be added/ });
    expect(network.sent('POST', '/api/import/preview')[0]?.body).toMatchObject({ text: LIST });
    expect(address()).toBe('/import?step=check');
  });

  it('folds how the columns are read as long as all of them are recognized', async () => {
    const columns: ImportPreview['columns'] = [{ heading: 'Name', samples: ['Robin'], target: 'name' }];
    await paste(LIST, { 'POST /api/import/preview': { body: { ...PREVIEW, columns } } });
    const words = await screen.findByText('How we read your columns');
    screen.getByText('1 of 1 recognized');
    expect(words.closest('details')?.open).toBe(false);
  });

  it('shows how the columns are read when one is not recognized', async () => {
    await paste();
    expect((await screen.findByText('How we read your columns')).closest('details')?.open).toBe(true);
  });
});
