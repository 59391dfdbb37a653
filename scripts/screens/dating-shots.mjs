// @ts-check
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./shots.mjs').Shot} Shot */

const [OVERVIEW, MATCHES, IDEAS, ALEX, MONTH, IMPORT] = [
  '/dashboard?tab=overview',
  '/dashboard?tab=matches',
  '/dashboard?tab=date-ideas',
  '/dashboard?tab=alex',
  '/dashboard?tab=overview&month=',
  '/import',
];

const AUGUST = [
  'Name,Age,Job,City,Notes,Date,Place,Chemistry,Enjoyment,Sense of Humor',
  'Marta,34,Pilot,Porto,Met on a train,2026-08-02,Ribeira,8,9,8',
  'Theo,29,Chef,Lisbon,Laughs easily,2026-08-15,Time Out Market,6,7,9',
];
const WRONG = [
  ...AUGUST,
  'Ines,,Nurse,Lisbon,Knows every café,02/31/2026,Alfama,11,6,7',
  'Rui,17,Student,Faro,,2026-08-20,Beach,7,7,8',
  'Noor,abc,Editor,Lisbon,,2026-08-22,Bookshop,12,0,9',
];

/** @param {readonly string[]} rows */
const importing = (rows) => async (/** @type {Page} */ page) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Choose/ }).click(),
  ]);
  await chooser.setFiles({ name: 'dates.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  await page.getByRole('heading', { name: 'How we read your columns' }).waitFor();
};

/** @param {Page} page */
const firstStandard = (page) => page.getByRole('checkbox', { name: 'Sense of Humor' }).click();

/** @param {Page} page */
const ownStandard = async (page) => {
  await page.getByRole('button', { name: 'Add Your Own Standard' }).click();
  await page.getByRole('dialog').waitFor();
};

/** @param {Page} page */
const planDate = async (page) => {
  await page.getByRole('button', { name: 'Plan a date' }).first().click();
  await page.getByRole('dialog').waitFor();
};

/** Rates everything in the form for a date. @param {Page} page */
const rateAll = async (page) => {
  await page.getByRole('button', { name: 'Score Date' }).first().click();
  const form = page.getByRole('dialog');
  await form.waitFor();
  await form.getByRole('button', { name: 'Happy and at ease' }).click();
  for (const scale of await form.getByRole('radiogroup').all())
    await scale.getByRole('radio', { name: '8', exact: true }).check({ force: true });
};

/** Saves a rated date, which shows what it changed. @param {Page} page */
const saveDate = async (page) => {
  await rateAll(page);
  const form = page.getByRole('dialog');
  await form.getByLabel('Location').fill('Botanical garden');
  await form.getByRole('button', { name: 'Save Date Experience' }).click();
  await page.getByRole('dialog', { name: 'Your date with Sofia' }).waitFor();
};

/** The answer that a screen can't be drawn without fails. @param {string} path @param {(page: Page) => Promise<unknown>} [open] */
const failing = (path, open) => async (/** @type {Page} */ page) => {
  const json = { statusCode: 500, code: 'internal', message: 'Internal server error' };
  await page.route(`**${path}**`, (route) => route.fulfill({ status: 500, json }));
  await page.reload({ waitUntil: 'networkidle' });
  // It is asked for again a few times before the page gives up.
  await page.getByRole('alert').first().waitFor();
  await open?.(page);
};

/** @param {string} name */
const settingsDialog = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
};

/** @param {Page} page */
const editMatch = async (page) => {
  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
};

/** @param {Page} page */
const offline = async (page) => {
  await page.context().setOffline(true);
  await page
    .getByText(/offline/i)
    .first()
    .waitFor();
};

/** The dater's screens beyond the first one of each tab. @type {readonly Shot[]} */
export const DATING = [
  { name: 'standards-open', path: '/criteria-selection', as: 'dater', open: firstStandard },
  { name: 'own-standard', path: '/criteria-selection', as: 'dater', open: ownStandard },
  { name: 'plan-date', path: OVERVIEW, as: 'dater', open: planDate },
  { name: 'score-date-rated', path: MATCHES, as: 'dater', open: rateAll },
  { name: 'month', path: MONTH, as: 'dater', whole: true },
  { name: 'import', path: IMPORT, as: 'dater', whole: true },
  { name: 'import-right', path: IMPORT, as: 'dater', whole: true, open: importing(AUGUST) },
  { name: 'import-wrong', path: IMPORT, as: 'dater', whole: true, open: importing(WRONG) },
  {
    name: 'score-chooser',
    path: `${MATCHES}&score=choose`,
    as: 'dater',
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'overview-hidden',
    path: OVERVIEW,
    as: 'dater',
    open: (page) => page.getByRole('button', { name: /Hide/ }).first().click(),
  },
  { name: 'match-edit', path: MATCHES, as: 'dater', open: editMatch },
  ...[
    ['Set a PIN', 'privacy'],
    ['Delete account', 'data'],
  ].map(([name = '', section]) => ({
    name: name.toLowerCase().replaceAll(' ', '-'),
    path: `/profile-settings#${section}`,
    as: /** @type {const} */ ('dater'),
    open: settingsDialog(name),
  })),
];

/** It saves a date, so it comes after all that shows how the demo account begins. @type {Shot} */
export const DATE_RESULT = { name: 'date-result', path: MATCHES, as: 'dater', open: saveDate };

/** Empty, offline and failed. @type {readonly Shot[]} */
export const STATES = [
  { name: 'overview-empty', path: OVERVIEW, as: 'settled', whole: true },
  { name: 'matches-empty', path: MATCHES, as: 'settled', whole: true },
  { name: 'date-ideas-none', path: IDEAS, as: 'settled' },
  { name: 'alex-empty', path: ALEX, as: 'settled' },
  { name: 'month-empty', path: MONTH, as: 'settled' },
  ...[
    ['overview', OVERVIEW],
    ['matches', MATCHES],
    ['date-ideas', IDEAS],
    ['alex', ALEX],
  ].map(([name, path]) => ({
    name: `${name}-offline`,
    path: String(path),
    as: /** @type {const} */ ('dater'),
    open: offline,
  })),
  { name: 'overview-failed', path: OVERVIEW, as: 'dater', whole: true, open: failing('/api/dashboard') },
  { name: 'matches-failed', path: MATCHES, as: 'dater', open: failing('/api/candidates') },
  { name: 'date-ideas-failed', path: IDEAS, as: 'dater', open: failing('/api/date-ideas') },
  { name: 'standards-failed', path: '/criteria-selection', as: 'dater', open: failing('/api/criteria') },
];
