import { screen, waitFor, within } from '@testing-library/react';
import { QUOTA_TEXTS } from '#contract/dating/candidates';
import { aCandidate } from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

async function openForm(answers = {}) {
  const app = renderDashboard({ at: MATCHES, answers });
  await app.user.click(await screen.findByRole('button', { name: 'Add New Match' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add New Match' }));
  const field = (label: string) => form.getByLabelText(label);
  const submit = () => app.user.click(form.getByRole('button', { name: 'Add Match' }));
  return { ...app, form, field, submit };
}

const alertText = async (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));

const FILLED = [
  ['Name', 'Mara', 'Please enter a name for this match.'],
  ['Age', '17', 'Please enter their age.'],
  ['Profession', 'Architect', 'Please enter their profession.'],
  ['Location', 'Lisbon', 'Please enter their location.'],
  ['Notes', 'Met at a birthday.', 'Please add some notes about this match.'],
] as const;

describe('Add New Match', () => {
  it('reports missing fields one by one, in order, as a toast and at the field', async () => {
    const { user, form, field, submit, network } = await openForm();
    for (const [label, value, problem] of FILLED) {
      await submit();
      await alertText(problem);
      expect(form.getByText(problem)).toBeTruthy();
      expect(document.activeElement).toBe(field(label));
      await user.type(field(label), value);
    }
    await submit();
    await alertText('Age must be between 18 and 100.');
    expect(network.sent('POST', '/api/candidates')).toHaveLength(0);
  });

  it('rejects values that are only spaces', async () => {
    const { user, field, submit } = await openForm();
    await user.type(field('Name'), '   ');
    await submit();
    await alertText('Please enter a name for this match.');
  });

  it('accepts only digits for the age and warns while it is out of range', async () => {
    const { user, field, form } = await openForm();
    await user.type(field('Age'), '1a7');
    expect(field('Age')).toHaveProperty('value', '17');
    form.getByText('Age must be between 18 and 100 years old');
    await user.clear(field('Age'));
    await user.type(field('Age'), '18');
    expect(form.queryByText('Age must be between 18 and 100 years old')).toBeNull();
  });

  it('counts the notes and stops at 500 characters', async () => {
    const { user, field, form } = await openForm();
    await user.click(field('Notes'));
    await user.paste('n'.repeat(600));
    expect(field('Notes')).toHaveProperty('value', 'n'.repeat(500));
    form.getByText('500/500');
  });

  it('adds the match and refetches the list and the stats', async () => {
    const { user, field, submit, network } = await openForm({
      'POST /api/candidates': { status: 201, body: aCandidate() },
    });
    for (const [label, value] of FILLED) await user.type(field(label), label === 'Age' ? '34' : value);
    network.answer('GET /api/candidates', { body: [aCandidate()] });
    await submit();
    expect((await screen.findByRole('status')).textContent).toContain('Match added successfully');
    await screen.findByRole('article', { name: 'Mara' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(network.sent('POST', '/api/candidates')[0]?.body).toEqual({
      name: 'Mara',
      age: 34,
      profession: 'Architect',
      location: 'Lisbon',
      notes: 'Met at a birthday.',
    });
  });

  it('says what to do when the account is full, and keeps the input', async () => {
    const message = QUOTA_TEXTS.matches(500);
    const { user, field, submit } = await openForm({
      'POST /api/candidates': { status: 409, body: { statusCode: 409, code: 'candidate.too-many', message } },
    });
    for (const [label, value] of FILLED) await user.type(field(label), label === 'Age' ? '34' : value);
    await submit();
    await alertText('delete what you no longer need');
    expect(field('Notes')).toHaveProperty('value', 'Met at a birthday.');
  });

  it('keeps the input when saving fails, and retries with the same key', async () => {
    const { user, field, submit, network } = await openForm();
    for (const [label, value] of FILLED) await user.type(field(label), label === 'Age' ? '34' : value);
    await submit();
    await alertText('Failed to add match');
    expect(field('Name')).toHaveProperty('value', 'Mara');
    await submit();
    await waitFor(() => expect(network.sent('POST', '/api/candidates')).toHaveLength(2));
    const keys = network.sent('POST', '/api/candidates').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('says that an earlier version was saved when its response was lost, and keeps later edits', async () => {
    const { user, field, submit, network } = await openForm();
    for (const [label, value] of FILLED) await user.type(field(label), label === 'Age' ? '34' : value);
    await submit();
    await alertText('Failed to add match');
    await user.type(field('Name'), ' Lind');
    network.answer('POST /api/candidates', { status: 422, body: { message: 'This key was used before.' } });
    network.answer('GET /api/candidates', { body: [aCandidate()] });
    await submit();
    await screen.findByText('An earlier version of this match is already saved');
    expect(screen.getByText(/You'll find it in your matches and can edit it there/)).toBeTruthy();
    expect(screen.queryByText(/key was used/)).toBeNull();
    expect(field('Name')).toHaveProperty('value', 'Mara Lind');
    await screen.findByText('Mara');
    network.answer('POST /api/candidates', { status: 201, body: aCandidate() });
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = network.sent('POST', '/api/candidates').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('survives a click outside the form', async () => {
    const { user, field } = await openForm();
    await user.type(field('Name'), 'Mara');
    await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
    expect(field('Name')).toHaveProperty('value', 'Mara');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it("shows the server's error at its field", async () => {
    const message = 'Name must be 100 characters or less.';
    const { user, field, form, submit } = await openForm({
      'POST /api/candidates': { status: 400, body: { message, errors: [{ field: 'name', message }] } },
    });
    for (const [label, value] of FILLED) await user.type(field(label), label === 'Age' ? '34' : value);
    await submit();
    await alertText('Failed to add match');
    expect(form.getByText(message)).toBeTruthy();
  });

  it('takes the name alone, while nothing else is filled in', async () => {
    const { user, form, field, network } = await openForm({
      'POST /api/candidates': { status: 201, body: aCandidate() },
    });
    const quick = () => form.queryByRole('button', { name: 'Add with the name alone' });
    expect(quick()?.hasAttribute('disabled')).toBe(true);
    await user.type(field('Name'), ' Mara ');
    await user.type(field('Age'), '3');
    expect(quick()).toBeNull();
    await user.clear(field('Age'));
    await user.click(form.getByRole('button', { name: 'Add with the name alone' }));
    expect(await screen.findByText('Match added successfully')).toBeTruthy();
    expect(network.sent('POST', '/api/candidates')[0]?.body).toEqual({ name: 'Mara' });
  });

  it('takes the name and whatever else there is, but no age that is out of range', async () => {
    const { user, form, field, network } = await openForm({
      'POST /api/candidates': { status: 201, body: aCandidate() },
    });
    const offer = () => form.queryByRole('button', { name: 'Add what I have so far' });
    await user.type(field('Name'), 'Mara');
    await user.type(field('Age'), '3');
    expect(offer()).toBeNull();
    await user.type(field('Age'), '4');
    await user.type(field('Location'), ' Lisbon ');
    expect(offer()).not.toBeNull();
    await user.type(field('Profession'), 'Architect');
    await user.type(field('Notes'), 'Met at a birthday.');
    expect(offer()).toBeNull();
    await user.clear(field('Profession'));
    await user.clear(field('Notes'));
    await user.click(form.getByRole('button', { name: 'Add what I have so far' }));
    expect(await screen.findByText('Match added successfully')).toBeTruthy();
    expect(network.sent('POST', '/api/candidates')[0]?.body).toEqual({
      name: 'Mara',
      age: 34,
      location: 'Lisbon',
    });
  });
});
