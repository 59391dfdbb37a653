import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { aUser } from '../../../test/fixtures';
import { fakeApi, type FakeAnswer } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { SurveyPage } from './survey-page';

const NEW_USER = {
  'GET /api/auth/user': { body: aUser({ surveyComplete: false, onboardingComplete: false }) },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({ ...NEW_USER, ...answers });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const app = renderApp('/onboarding-survey', <SurveyPage />);
  await pass(100);
  return { ...app, user, server };
}

type User = Awaited<ReturnType<typeof open>>['user'];
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

async function choose(user: User, ...labels: string[]) {
  for (const label of labels) {
    await user.click(screen.getByRole('radio', { name: label }));
    await pass(500);
  }
}

async function reachLastStep(user: User) {
  await choose(user, 'Dating app', '1 to 2 years', 'Long-term relationship');
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Bern');
  await user.click(next());
  await choose(user, 'Making decisions', 'Quiet and intimate', 'Woman');
}

/** As the browser's own button does, which the page doesn't see. */
function BrowserBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Browser back</button>;
}

describe('the survey', () => {
  it('says where it begins what the eight questions are for', async () => {
    const { user } = await open();
    screen.getByText(/Eight quick questions in all: they set up your date ideas/);
    await choose(user, 'Dating app');
    expect(screen.queryByText(/Eight quick questions/)).toBeNull();
  });

  it("goes one step back with the browser's Back, and with its own button the same way", async () => {
    fakeApi(NEW_USER);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const survey = (
      <>
        <BrowserBack />
        <SurveyPage />
      </>
    );
    renderApp('/onboarding-survey', survey);
    await pass(100);
    await choose(user, 'Dating app', '1 to 2 years');
    expect(screen.getByText('Step 3 of 8')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(screen.getByText('Step 2 of 8')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '1 to 2 years' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Dating app' })).toHaveProperty('checked', true);
  });

  it('leads on from a step that is left over in the history, once its answers were sent', async () => {
    fakeApi({ ...NEW_USER, 'POST /api/onboarding-survey': { body: { surveyComplete: true } } });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const survey = (
      <>
        <BrowserBack />
        <SurveyPage />
      </>
    );
    const { address } = renderApp('/onboarding-survey', survey);
    await pass(100);
    await reachLastStep(user);
    await user.click(screen.getByRole('radio', { name: 'Men' }));
    await user.click(screen.getByRole('button', { name: 'Complete Survey' }));
    await pass(500);
    expect(address()).toBe('/criteria-selection');
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    await pass(500);
    expect(address()).toBe('/');
  });

  it('starts at step 1 of 8, with Back and Next disabled', async () => {
    await open();
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    expect(screen.getByText('13% complete')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    expect(next().disabled).toBe(true);
  });

  it('continues half a second after an answer', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Social media' }));
    expect(next().disabled).toBe(false);
    await pass(400);
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    await pass(100);
    expect(screen.getByText('Step 2 of 8')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('takes another answer within that time instead, without answering the next question', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Social media' }));
    await pass(400);
    await user.click(screen.getByRole('radio', { name: 'Google search' }));
    await pass(400);
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    await pass(100);
    expect(screen.getByText('Step 2 of 8')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await pass(100);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Google search' }).checked).toBe(true);
  });

  it('accepts an answer with Space or Enter', async () => {
    const { user } = await open();
    screen.getByRole('radio', { name: 'Social media' }).focus();
    await user.keyboard(' ');
    await pass(500);
    screen.getByRole('radio', { name: '5+ years' }).focus();
    await user.keyboard('{Enter}');
    await pass(500);
    expect(screen.getByText('Step 3 of 8')).toBeTruthy();
  });

  it("doesn't continue when the arrow keys move between answers", async () => {
    const { user } = await open();
    screen.getByRole('radio', { name: 'Social media' }).focus();
    await user.keyboard('{ArrowDown}');
    await pass(2000);
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Google search' }).checked).toBe(true);
    await user.keyboard(' ');
    await pass(500);
    expect(screen.getByText('Step 2 of 8')).toBeTruthy();
  });

  it('goes back to the previous answer', async () => {
    const { user } = await open();
    await choose(user, 'Blog article');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await pass(2000);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blog article' }).checked).toBe(true);
  });

  it('suggests places after two letters, and leaves the location step only with Next', async () => {
    const { user, server } = await open({
      'GET /api/places/autocomplete': { body: ['Bern, Bern, Switzerland'] },
    });
    await choose(user, 'Dating app', '1 to 2 years', 'Not sure');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
    await user.type(field, 'B');
    await pass(1000);
    expect(server.sent('GET', '/api/places/autocomplete')).toEqual([]);
    await user.type(field, 'e');
    await pass(1000);
    await user.click(screen.getByRole('option', { name: 'Bern, Bern, Switzerland' }));
    expect(field.value).toBe('Bern, Bern, Switzerland');
    await pass(2000);
    expect(screen.getByText('Step 4 of 8')).toBeTruthy();
    await user.click(next());
    expect(screen.getByText('Step 5 of 8')).toBeTruthy();
  });

  it("works without suggestions if the request is rejected, and doesn't report an expired session", async () => {
    const { user, server } = await open({
      'GET /api/places/autocomplete': { status: 401, body: { message: 'Please sign in to continue.' } },
    });
    await choose(user, 'Dating app', '1 to 2 years', 'Not sure');
    await user.type(screen.getByRole('combobox'), 'Ber');
    await pass(1000);
    expect(server.sent('GET', '/api/places/autocomplete')).toHaveLength(1);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(next().disabled).toBe(false);
  });

  it('closes the suggestions 200 ms after the field loses focus', async () => {
    const { user } = await open({ 'GET /api/places/autocomplete': { body: ['Bern, Bern, Switzerland'] } });
    await choose(user, 'Dating app', '1 to 2 years', 'Not sure');
    await user.type(screen.getByRole('combobox'), 'Ber');
    await pass(1000);
    await user.tab();
    await pass(150);
    expect(screen.getByRole('listbox')).toBeTruthy();
    await pass(50);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('resumes where it was after a reload', async () => {
    const { user, unmount } = await open();
    await choose(user, 'Dating app', '1 to 2 years');
    unmount();
    await open();
    expect(screen.getByText('Step 3 of 8')).toBeTruthy();
  });

  it('shows nothing of a draft to another account', async () => {
    const { user, unmount } = await open();
    await choose(user, 'Dating app', '1 to 2 years');
    unmount();
    const other = { body: aUser({ id: 'someone-else', surveyComplete: false, onboardingComplete: false }) };
    await open({ 'GET /api/auth/user': other });
    expect(screen.getByText('Step 1 of 8')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dating app' }).checked).toBe(false);
  });

  it('sends the eight answers and goes to the standards', async () => {
    const { user, server, address } = await open({
      'POST /api/onboarding-survey': { body: { surveyComplete: true } },
    });
    await reachLastStep(user);
    expect(screen.getByText('100% complete')).toBeTruthy();
    await choose(user, 'Men and women');
    expect(screen.getByText('Step 8 of 8')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Complete Survey' }));
    await waitFor(() => expect(address()).toBe('/criteria-selection'));
    expect(server.sent('POST', '/api/onboarding-survey')[0]?.body).toEqual({
      howHeardAbout: 'dating-app',
      datingDuration: '1-2-years',
      datingGoal: 'long-term-relationship',
      location: 'Bern',
      datingChallenge: 'making-decisions',
      preferredDateType: 'quiet-intimate',
      gender: 'woman',
      interestedInGenders: 'men-and-women',
    });
  });

  it('says "Survey Error" when saving fails, and keeps the answers', async () => {
    const message = 'We cannot reach our database right now. Please try again in a moment.';
    const { user } = await open({ 'POST /api/onboarding-survey': { status: 503, body: { message } } });
    await reachLastStep(user);
    await choose(user, 'Men');
    await user.click(screen.getByRole('button', { name: 'Complete Survey' }));
    await pass(100);
    expect(screen.getByRole('alert').textContent).toBe(`Survey Error: ${message}`);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Men' }).checked).toBe(true);
  });

  it('says so no longer once it is saved', async () => {
    const { user, server, address } = await open({
      'POST /api/onboarding-survey': { status: 503, body: {} },
    });
    await reachLastStep(user);
    await choose(user, 'Men');
    await user.click(screen.getByRole('button', { name: 'Complete Survey' }));
    await pass(100);
    expect(screen.getByRole('alert').textContent).toContain('Survey Error');
    server.answer('POST /api/onboarding-survey', { body: { surveyComplete: true } });
    await user.click(screen.getByRole('button', { name: 'Complete Survey' }));
    await pass(100);
    expect(address()).toBe('/criteria-selection');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
