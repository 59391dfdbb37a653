import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMINISTRATOR, signInAsAdministrator } from './support/administrator';
import { Dater } from './support/dater';
import { newHome, PASSWORD, productUrl } from './support/visitor';
import { written } from './support/written-draft';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A place where something is typed. */
interface Draft {
  /** Part of the name it is kept under. */
  key: string;
  at: string;
  /** Opens the dialog, where there is one. */
  open?: (page: Page) => Promise<unknown>;
  dialog?: string;
  field: (page: Page) => Locator;
  typed: string;
  /** A question is simply there again; everything else says that it is a draft. */
  isAnnounced?: false;
}

const openProfile = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Mara Lindqvist' }).tap();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).tap();
  const edit = page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true });
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  await expect(edit.or(save)).toBeVisible();
  if (await edit.isVisible()) await edit.tap();
};

const DRAFTS: Readonly<Record<string, Draft>> = {
  'a custom standard': {
    key: 'standard-draft:',
    at: '/criteria-selection',
    open: (page) => page.getByRole('button', { name: 'Add Your Own Standard' }).tap(),
    dialog: 'Add Your Own Custom Standard',
    field: (page) => page.getByRole('dialog').getByLabel('Title'),
    typed: 'Curiosity',
  },
  'a question to Alex': {
    key: 'question-to-alex:',
    at: '/dashboard?tab=alex',
    field: (page) => page.getByRole('textbox', { name: 'Message Alex' }),
    typed: 'Was I too quick',
    isAnnounced: false,
  },
  'a profile': {
    key: 'profile-draft:',
    at: '/dashboard?tab=overview',
    open: openProfile,
    dialog: 'Profile Settings',
    field: (page) => page.getByRole('dialog').getByLabel('First Name'),
    typed: 'Marlene',
  },
  'a message to support': {
    key: 'contact-draft',
    at: '/contact',
    field: (page) => page.getByLabel('Subject'),
    typed: 'My dial is empty',
  },
};

async function opened(page: Page, { at, open, dialog }: Draft): Promise<void> {
  await new Dater(page).open(at);
  await open?.(page);
  if (dialog) await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
}

async function expectKept(page: Page, { field, typed, isAnnounced }: Draft): Promise<void> {
  await expect(field(page)).toHaveValue(typed);
  if (isAnnounced !== false) await expect(page.getByText('Your draft is still here.')).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  // A page reloaded with a dialog open first steps back from its entry, which undoes an address typed faster than that.
  await expect(async () => {
    await page.goto(`${productUrl()}/auth?mode=login`);
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveCount(0);
}

/** Leaves what was typed in every way there is, and finds it again. */
async function expectToSurvive(page: Page, draft: Draft, account: { email: string; password: string }) {
  const context = page.context();
  await opened(page, draft);
  await draft.field(page).fill('');
  await draft.field(page).pressSequentially(draft.typed);
  await written(page, draft.key);
  for (const leave of [
    ...(draft.dialog ? [() => page.keyboard.press('Escape')] : []),
    () => page.goBack(),
    () => page.reload(),
  ]) {
    await leave();
    if (draft.dialog) await expect(page.getByRole('dialog', { name: draft.dialog })).toBeHidden();
    await opened(page, draft);
    await expectKept(page, draft);
  }

  const other = await context.newPage();
  await other.setExtraHTTPHeaders(newHome());
  await page.close();
  await opened(other, draft);
  await expectKept(other, draft);

  await context.clearCookies();
  await other.reload();
  await signIn(other, account.email, account.password);
  await opened(other, draft);
  await expectKept(other, draft);
  return other;
}

for (const [what, draft] of Object.entries(DRAFTS))
  test(`${what} survives Escape, Back, a reload, a closed tab and an expired session`, async ({ page }) => {
    const dater = new Dater(page);
    await dater.settleIn('overview');
    const other = await expectToSurvive(page, draft, { email: dater.email, password: PASSWORD });
    if (draft.isAnnounced === false) return;
    await other.getByRole('button', { name: 'Start over' }).tap();
    await expect(draft.field(other)).not.toHaveValue(draft.typed);
  });

test('a campaign survives Escape, Back, a reload, a closed tab and an expired session', async ({ page }) => {
  await signInAsAdministrator(page);
  const draft: Draft = {
    key: 'campaign-draft:',
    at: '/admin?tab=overview',
    open: (opener) => opener.getByRole('button', { name: 'Create New Campaign' }).tap(),
    dialog: 'Create New Campaign',
    field: (opener) => opener.getByRole('dialog').getByLabel('Campaign name'),
    typed: 'Letters in spring',
  };
  const other = await expectToSurvive(page, draft, ADMINISTRATOR);
  await other.getByRole('button', { name: 'Start over' }).tap();
  await expect(draft.field(other)).toHaveValue('');
});

test("a visitor's message is not shown to the next person who signs in", async ({ page }) => {
  const dater = new Dater(page);
  await dater.settleIn('overview');
  await page.context().clearCookies();
  await dater.open('/contact');
  const subject = page.getByLabel('Subject');
  await subject.pressSequentially('Someone else');
  await page.reload();
  await expect(subject).toHaveValue('Someone else');
  await signIn(page, dater.email, PASSWORD);
  await dater.open('/contact');
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Lindqvist');
  await expect(subject).toHaveValue('');
});
