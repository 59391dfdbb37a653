import { act, screen } from '@testing-library/react';
import { BUILT_IN_STANDARDS } from '#contract/dating/criteria';
import { fakeApi } from '../../../../test/fake-api';
import { aUser } from '../../../../test/fixtures';
import { renderApp } from '../../../../test/render-app';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { privateStorage } from '../../../lib/storage/private-storage';
import { CriteriaSelectionPage } from './criteria-selection-page';

const NAME = `standards-draft:${aUser().id}`;
const ON_DEVICE = `hh:encrypted:${NAME}`;
const NOTICE = 'Your draft is still here.';

const standard = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const keptDraft = () => readStored(privateStorage, NAME, isObject);

/** As if it was kept before and became readable now. */
function keepDraft(name: string): void {
  const id = BUILT_IN_STANDARDS.find((one) => one.name === name)?.id ?? '';
  act(() => writeStored(privateStorage, NAME, { choices: { [id]: { isSelected: true } }, order: [] }));
}

async function open() {
  fakeApi({
    'GET /api/auth/user': { body: aUser({ onboardingComplete: false }) },
    'GET /api/criteria': { body: [] },
  });
  const app = renderApp('/criteria-selection', <CriteriaSelectionPage />);
  await standard('Life Goals Match');
  return app;
}

it('is back after a reload, and gone once started over', async () => {
  const first = await open();
  await first.user.click(await standard('Life Goals Match'));
  first.unmount();
  const { user } = await open();
  expect((await standard('Life Goals Match')).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect((await standard('Life Goals Match')).checked).toBe(false);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(keptDraft()).toBeNull();
});

it("stays on the device while it can't be read yet", async () => {
  localStorage.setItem(ON_DEVICE, JSON.stringify({ at: Date.now(), encrypted: 'AAAA' }));
  await open();
  expect(localStorage.getItem(ON_DEVICE)).not.toBeNull();
});

it('shows up as soon as it can be read, unless something was changed meanwhile', async () => {
  const { user } = await open();
  keepDraft('Life Goals Match');
  expect((await standard('Life Goals Match')).checked).toBe(true);
  expect(screen.getByText(NOTICE)).toBeTruthy();
  await user.click(await standard('Physical Attraction'));
  keepDraft('Trust and Reliability');
  expect((await standard('Physical Attraction')).checked).toBe(true);
  expect((await standard('Trust and Reliability')).checked).toBe(false);
});
