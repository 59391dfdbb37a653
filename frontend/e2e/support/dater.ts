import { expect, type Page } from '@playwright/test';
import { mailTo } from './inbox';
import { onboard } from './records';
import { newAddress, newHome, PASSWORD, productUrl } from './visitor';

type Rating = number | 'Not seen yet';

/** A user who goes through the pages by their labels. */
export class Dater {
  constructor(
    readonly page: Page,
    readonly email = newAddress(),
    private readonly url = productUrl(),
    private readonly inboxUrl = process.env['INBOX_URL'] ?? '',
  ) {}

  async open(path: string) {
    // A dialog that has just closed is still stepping back in the history, which would undo this navigation.
    await this.page.waitForFunction(() => {
      const { dialogs = [] } = (history.state ?? {}) as { dialogs?: unknown[] };
      return dialogs.length <= document.querySelectorAll('[role=dialog]').length;
    });
    return this.page.goto(`${this.url}${path}`);
  }

  async signUp(): Promise<void> {
    const { page } = this;
    await page.setExtraHTTPHeaders(newHome());
    await this.open('/auth?mode=signup');
    await page.getByLabel('First Name').fill('Mara');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByLabel('Email').fill(this.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /Terms & Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email!' })).toBeVisible();
  }

  /** Opens the link in the email that arrived in the inbox. */
  async confirm(): Promise<void> {
    const mail = await mailTo(this.inboxUrl, this.email, /Confirm your email/);
    const link = mail.links.find((url) => url.includes('/confirm-email'));
    if (!link) throw new Error('The email has no confirmation link');
    await this.page.goto(link);
    await expect(this.page.getByText('Email Confirmed', { exact: false }).first()).toBeVisible();
    await this.page.waitForURL('**/onboarding-survey');
  }

  async answerSurvey(): Promise<void> {
    const { page } = this;
    const choices = ['Friend referral', '1 to 2 years', 'Long-term relationship'];
    for (const [index, choice] of choices.entries()) {
      await expect(page.getByText(`Step ${index + 1} of 8`)).toBeVisible();
      await page.getByRole('radio', { name: choice }).click();
    }
    await expect(page.getByText('Step 4 of 8')).toBeVisible();
    await page.getByRole('combobox', { name: 'Location' }).fill('Lisb');
    await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const more = ['Making decisions', 'Quiet and intimate', 'Woman'];
    for (const [index, choice] of more.entries()) {
      await expect(page.getByText(`Step ${index + 5} of 8`)).toBeVisible();
      await page.getByRole('radio', { name: choice, exact: true }).click();
    }
    await expect(page.getByText('Step 8 of 8')).toBeVisible();
    await page.getByRole('radio', { name: 'Men', exact: true }).click();
    await page.getByRole('button', { name: 'Complete Survey' }).click();
    await page.waitForURL('**/criteria-selection');
  }

  /** Selects built-in standards with these stars. */
  async setStandards(stars: Readonly<Record<string, number>>): Promise<void> {
    const { page } = this;
    for (const [standard, count] of Object.entries(stars)) {
      await page.getByRole('checkbox', { name: standard }).check();
      await page
        .getByRole('radiogroup', { name: `Importance of ${standard}` })
        .getByRole('radio', { name: count === 1 ? '1 Star' : `${count} Stars`, exact: true })
        .check({ force: true });
    }
    await page.getByRole('button', { name: 'Set My Dating Standards' }).click();
    await page.waitForURL('**/dashboard?tab=overview');
  }

  /**
   * Opens a dashboard tab as a new user with THREE_STANDARDS. Signs up through the API, because other tests cover
   * the forms.
   */
  async settleIn(tab = 'overview', guide: 'seen' | 'unseen' = 'seen'): Promise<void> {
    await this.page.setExtraHTTPHeaders(newHome());
    await onboard(this.page.request, { email: this.email, guide });
    await this.open(`/dashboard?tab=${tab}`);
  }

  async dismissGuide(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  async addMatch(name: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Add New Match' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Match' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Age').fill('31');
    await dialog.getByLabel('Profession').fill('Baker');
    await dialog.getByLabel('Location').fill('Lisbon');
    await dialog.getByLabel('Notes').fill('Met at the market. Laughs easily.');
    await dialog.getByRole('button', { name: 'Add Match' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Scores a date and closes what it says about it, which only appears online. */
  async scoreDate(name: string, ratings: Readonly<Record<string, Rating>>): Promise<void> {
    await this.saveDate(name, ratings);
    const result = this.page.getByRole('dialog', { name: `Your date with ${name}` });
    await result.getByRole('button', { name: 'Done' }).click();
    await expect(result).toBeHidden();
  }

  async saveDate(name: string, ratings: Readonly<Record<string, Rating>>): Promise<void> {
    const { page } = this;
    await page
      .getByRole('article', { name: new RegExp(name) })
      .getByRole('button', { name: /Score Date/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Score Your Date Experience' });
    await dialog.getByLabel('Location').fill('Miradouro da Graça');
    await dialog.getByLabel('Overall feeling').fill('Easy, warm, and curious about each other.');
    for (const [group, score] of Object.entries(ratings))
      await dialog
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: String(score), exact: true })
        .check({ force: true });
    await dialog.getByRole('button', { name: 'Save Date Experience' }).click();
    await expect(dialog).toBeHidden();
  }
}
