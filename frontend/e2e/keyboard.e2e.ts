import { expect, test, type Page } from '@playwright/test';
import { newAddress, newHome, PASSWORD, productUrl } from './support/visitor';
import { mailTo } from './support/inbox';
import { Keyboard } from './support/keyboard';

const STANDARDS = {
  'Physical Attraction': '5 Stars',
  'Emotional Connection': '3 Stars',
  'Life Goals Match': '4 Stars',
};
const RATINGS = {
  Chemistry: '8',
  Enjoyment: '9',
  'Physical Attraction': '8',
  'Emotional Connection': '7',
  'Life Goals Match': '6',
};
const MATCH = {
  Name: 'Robin',
  Age: '31',
  Profession: 'Baker',
  Location: 'Lisbon',
  Notes: 'Met at the market.',
};

async function signUp(page: Page, keys: Keyboard): Promise<void> {
  const email = newAddress();
  const fields = {
    'First Name': 'Mara',
    'Last Name': 'Lindqvist',
    Email: email,
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  };
  await keys.activate(page.getByRole('button', { name: 'Sign Me Up' }).first());
  await page.waitForURL('**/auth?mode=signup');
  for (const [label, text] of Object.entries(fields))
    await keys.write(page.getByLabel(label, { exact: true }), text);
  for (const name of [/Terms & Conditions/, /Privacy Policy/])
    await keys.activate(page.getByRole('checkbox', { name }), 'Space');
  await keys.activate(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email!' })).toBeVisible();
  const { links } = await mailTo(process.env['INBOX_URL'] ?? '', email, /Confirm your email/);
  await page.goto(links.find((url) => url.includes('/confirm-email')) ?? '');
  await page.waitForURL('**/onboarding-survey');
}

/** Enter selects and continues. */
async function answer(page: Page, keys: Keyboard, step: number, choice: string): Promise<void> {
  await expect(page.getByText(`Step ${step} of 8`)).toBeVisible();
  await keys.moveTo(page.getByRole('radiogroup'), choice);
  await keys.press('Enter');
}

async function answerSurvey(page: Page, keys: Keyboard): Promise<void> {
  const before = ['Friend referral', '1 to 2 years', 'Long-term relationship'];
  for (const [index, choice] of before.entries()) await answer(page, keys, index + 1, choice);
  await keys.write(page.getByRole('combobox', { name: 'Location' }), 'Lisb');
  await expect(page.getByRole('option', { name: 'Lisbon, Portugal' })).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Lisbon, Portugal');
  await keys.activate(page.getByRole('button', { name: 'Next' }));
  const after = ['Making decisions', 'Quiet and intimate', 'Woman', 'Men'];
  for (const [index, choice] of after.entries()) await answer(page, keys, index + 5, choice);
  await keys.activate(page.getByRole('button', { name: 'Complete Survey' }));
}

async function setStandards(page: Page, keys: Keyboard): Promise<void> {
  await page.waitForURL('**/criteria-selection');
  for (const [standard, stars] of Object.entries(STANDARDS)) {
    await keys.activate(page.getByRole('checkbox', { name: standard }), 'Space');
    await keys.choose(page.getByRole('radiogroup', { name: `Importance of ${standard}` }), stars);
  }
  await keys.activate(page.getByRole('button', { name: 'Set My Dating Standards' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Arrow keys move between tabs; Enter opens one. */
async function openTab(page: Page, keys: Keyboard, name: string): Promise<void> {
  const wanted = page.getByRole('tab', { name });
  await keys.tabTo(page.getByRole('tab', { selected: true }));
  await keys.pressUntil(wanted, 'ArrowRight');
  await keys.press('Enter');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
}

async function addMatch(page: Page, keys: Keyboard): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add New Match' });
  const dialog = page.getByRole('dialog', { name: 'Add New Match' });
  await keys.activate(opener);
  await expect(dialog).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.press('Enter');
  for (const [label, text] of Object.entries(MATCH))
    await keys.write(dialog.getByLabel(label, { exact: true }), text);
  await keys.activate(dialog.getByRole('button', { name: 'Add Match' }));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function scoreDate(page: Page, keys: Keyboard): Promise<void> {
  const card = page.getByRole('article', { name: 'Robin' });
  await keys.activate(card.getByRole('button', { name: 'Score Date' }));
  const dialog = page.getByRole('dialog', { name: 'Score Your Date Experience' });
  for (const [group, rating] of Object.entries(RATINGS))
    await keys.choose(dialog.getByRole('radiogroup', { name: group }), rating);
  await keys.write(dialog.getByLabel('Location'), 'Miradouro');
  await keys.write(dialog.getByLabel('Overall feeling'), 'Easy and warm.');
  await keys.activate(dialog.getByRole('button', { name: 'Save Date Experience' }));
  await expect(dialog).toBeHidden();
  const result = page.getByRole('dialog', { name: 'Your date with Robin' });
  await keys.activate(result.getByRole('button', { name: '70%' }));
  await expect(result).toContainText('Noted.');
  await keys.press('Escape');
  await expect(result).toBeHidden();
  await expect(card.getByRole('button', { name: 'Score Date' })).toBeFocused();
  await expect(card).toContainText('1 date scored');
  await expect(card).toContainText(/\d+%/);
}

async function editMatch(page: Page, keys: Keyboard): Promise<void> {
  const opener = page.getByRole('article', { name: 'Robin' }).getByRole('button', { name: 'Details' });
  const details = page.getByRole('dialog', { name: 'Match Details & Edit' });
  await keys.activate(opener);
  const remove = details.getByRole('button', { name: 'Delete this match' });
  await keys.activate(remove);
  await expect(page.getByRole('dialog', { name: 'Delete Match' })).toBeVisible();
  await keys.press('Escape');
  await expect(remove).toBeFocused();
  await keys.write(details.getByLabel('Notes'), 'Laughs easily. ');
  await keys.activate(details.getByRole('button', { name: 'Save Changes' }));
  await expect(details).toBeHidden();
  await expect(page.getByText('Laughs easily.')).toBeVisible();
}

async function changeProfile(page: Page, keys: Keyboard): Promise<void> {
  await keys.activate(page.getByRole('button', { name: 'Mara Lindqvist' }));
  await keys.activate(page.getByRole('menuitem', { name: 'Profile Settings' }));
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  await keys.activate(dialog.getByRole('button', { name: 'Edit' }));
  const name = dialog.getByLabel('First Name');
  await keys.tabTo(name);
  await keys.press('ControlOrMeta+a');
  await keys.type('Mari');
  await keys.activate(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeFocused();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mari Lindqvist' })).toBeFocused();
}

test('everything works with the keyboard alone, and focus is always visible', async ({ page }) => {
  const keys = new Keyboard(page);
  await page.setExtraHTTPHeaders(newHome());
  await page.goto(productUrl());
  await signUp(page, keys);
  await answerSurvey(page, keys);
  await setStandards(page, keys);
  await openTab(page, keys, 'Matches & Standards');
  await addMatch(page, keys);
  await scoreDate(page, keys);
  await editMatch(page, keys);

  await openTab(page, keys, 'Date Ideas');
  const like = page.getByRole('button', { name: /^Like / }).first();
  await keys.activate(like);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await openTab(page, keys, 'Alex');
  const message = page.getByRole('textbox', { name: 'Message Alex' });
  // Alex greets first, and takes no question meanwhile.
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible();
  await expect(message).toBeEnabled();
  await keys.write(message, 'How is it going with Robin?');
  await keys.press('Enter');
  await expect(page.getByRole('log').getByText(/^Robin is at \d+%/)).toBeVisible();

  await changeProfile(page, keys);
  await keys.activate(page.getByRole('button', { name: 'Mari Lindqvist' }));
  await keys.pressUntil(page.getByRole('menuitem', { name: 'Sign Out' }), 'ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign Me Up' }).first()).toBeVisible();
});
