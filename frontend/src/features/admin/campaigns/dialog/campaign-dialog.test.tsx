import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCampaign } from '../../../../../test/admin-fixtures';
import { renderConsole } from '../../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

const PREVIEW = { subject: 'May news', html: '<p style="color:teal">Hi Ada</p>', text: 'Hi Ada' };

async function begin(answers: Answers = {}) {
  const app = renderConsole('overview', {
    'POST /api/admin/campaigns/preview': { body: PREVIEW },
    'POST /api/admin/campaigns/audience': { body: { recipients: 12, unreachable: 0 } },
    'POST /api/admin/campaigns': ({ body }) => ({ status: 201, body: Object.assign(aCampaign(), body) }),
    'POST /api/admin/campaigns/c-1/start': { body: aCampaign({ status: 'sending' }) },
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Create New Campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  const put = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return { ...app, dialog, press, put };
}

async function written(answers: Answers = {}) {
  const app = await begin(answers);
  app.put('Campaign name', 'May');
  app.put('Subject', 'May news');
  app.put('Message', 'Hi {{firstName}}');
  return app;
}

describe('writing a campaign', () => {
  it('requires a name, a subject and a message first', async () => {
    const { dialog, press } = await begin();
    await press('Next');
    await dialog.findByText('A name is required');
    dialog.getByText('A subject is required');
    dialog.getByText('A message is required');
    expect(dialog.getByText('Message', { selector: 'li' }).getAttribute('aria-current')).toBe('step');
  });

  it('refuses a mistake in the braces with Next, and says where it is', async () => {
    const { dialog, press, put } = await written();
    put('Message', 'Hi {{firstName|there}}\nand {{firstName}');
    await press('Next');
    await dialog.findByText('Line 2: {{firstName} is not closed: it ends with }} on the same line');
    expect(dialog.getByText('Message', { selector: 'li' }).getAttribute('aria-current')).toBe('step');
    put('Message', 'Hi {{firstName|there}}');
    await press('Next');
    await waitFor(() =>
      expect(dialog.getByText('Audience', { selector: 'li' }).getAttribute('aria-current')).toBe('step'),
    );
  });

  it('clears an error once the field is filled in', async () => {
    const { dialog, press, put } = await begin();
    await press('Next');
    await dialog.findByText('A name is required');
    put('Campaign name', 'May');
    await waitFor(() => expect(dialog.queryByText('A name is required')).toBeNull());
    dialog.getByText('A subject is required');
  });

  it('closes without asking while it is empty', async () => {
    const { user } = await begin();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is kept when the dialog closes, until the user starts over', async () => {
    const { user, dialog } = await written();
    await dialog.findByTitle('Preview of "May news"');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create New Campaign' }));
    await screen.findByText('Your draft is still here.');
    const name = () => screen.getByLabelText<HTMLInputElement>('Campaign name').value;
    expect(name()).toBe('May');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(name()).toBe('');
  });

  it('shows the email in a sandboxed frame, and sends a test', async () => {
    const { dialog, press, network } = await written({
      'POST /api/admin/campaigns/test-send': { body: { message: 'Sent to ada@example.test.' } },
    });
    const frame = await dialog.findByTitle('Preview of "May news"');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('srcdoc')).toContain('Hi Ada');
    await press('Send a test to me');
    expect(await screen.findByText('Sent to ada@example.test.')).toBeTruthy();
    expect(network.sent('POST', '/api/admin/campaigns/test-send')[0]?.body).toEqual({
      subject: 'May news',
      preview: '',
      markdown: 'Hi {{firstName}}',
      mailKind: 'marketing',
    });
  });

  it('shows the email on a phone, as plain text, and to someone without a name', async () => {
    const { user, dialog, press, network } = await written({
      'POST /api/admin/campaigns/preview': ({ body }) => {
        const isNameless = (body as { firstName?: string }).firstName === '';
        return { body: isNameless ? { ...PREVIEW, text: 'Hi there' } : PREVIEW };
      },
    });
    await dialog.findByTitle('Preview of "May news"');
    await press('Plain text');
    const text = () => dialog.getByRole('group', { name: 'Plain text of "May news"' }).textContent;
    expect(text()).toBe('Hi Ada');
    await user.selectOptions(dialog.getByLabelText('As seen by'), 'Someone without a first name');
    await waitFor(() => expect(text()).toBe('Hi there'));
    expect(network.sent('POST', '/api/admin/campaigns/preview').at(-1)?.body).toMatchObject({
      firstName: '',
    });
    await press('Phone');
    expect(dialog.getByTitle('Preview of "May news"').tagName).toBe('IFRAME');
  });

  it('sends a test to another address once it is one', async () => {
    const { dialog, press, put, network } = await written({
      'POST /api/admin/campaigns/test-send': { body: { message: 'A test is on its way.' } },
    });
    await dialog.findByTitle('Preview of "May news"');
    put('Test address', 'ben@');
    await press('Send a test');
    await dialog.findByText('Please enter a valid email address');
    put('Test address', 'ben@example.test');
    await press('Send a test');
    await screen.findByText('A test is on its way.');
    expect(network.sent('POST', '/api/admin/campaigns/test-send').map(({ body }) => body)).toMatchObject([
      { subject: 'May news', to: 'ben@example.test' },
    ]);
  });

  it('checks its links on request', async () => {
    const { dialog, press, network } = await written({
      'POST /api/admin/campaigns/links': {
        body: {
          links: [
            { url: 'https://a.example', problem: null },
            { url: 'http://b.example', problem: 'It begins with http, not https, so browsers may warn.' },
          ],
          unchecked: 3,
        },
      },
    });
    await press('Check links');
    await dialog.findByText("1 of 2 links won't work. 3 more weren't checked.");
    dialog.getByText('http://b.example');
    expect(network.sent('POST', '/api/admin/campaigns/links')[0]?.body).toEqual({
      markdown: 'Hi {{firstName}}',
    });
    network.answer('POST /api/admin/campaigns/links', { body: { links: [], unchecked: 0 } });
    await press('Check links');
    await dialog.findByText('There are no links to check.');
  });

  it('starts from a template', async () => {
    const { user, dialog } = await begin();
    await user.selectOptions(dialog.getByLabelText('Start from'), 'Come back');
    expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe('Your standards are still here');
  });

  it('counts its recipients as the audience changes', async () => {
    const { user, dialog, press, network } = await written();
    await press('Next');
    await dialog.findByText('Reaches 12 people');
    network.answer('POST /api/admin/campaigns/audience', { body: { recipients: 1, unreachable: 1402 } });
    await user.click(dialog.getByRole('radio', { name: 'By survey answer' }));
    await user.selectOptions(dialog.getByLabelText('Question'), 'Gender identity');
    await user.selectOptions(dialog.getByLabelText('Answer'), 'Non-binary');
    await dialog.findByText("Reaches 1 person; 1,402 more can't be reached");
    expect(network.sent('POST', '/api/admin/campaigns/audience').at(-1)?.body).toEqual({
      segment: { kind: 'survey', field: 'gender', value: 'non-binary' },
      mailKind: 'marketing',
    });
    network.answer('POST /api/admin/campaigns/audience', {
      body: { recipients: 312_345, unreachable: 98_765, relation: 'about' },
    });
    await user.selectOptions(dialog.getByLabelText('Answer'), 'Man');
    await dialog.findByText("Reaches about 312,000 people; about 98,800 more can't be reached");
    network.answer('POST /api/admin/campaigns/audience', {
      body: { recipients: 630, unreachable: 1_200, relation: 'below' },
    });
    await user.click(dialog.getByRole('radio', { name: 'Users without a match' }));
    await dialog.findByText("Reaches fewer than 630 people; fewer than 1,200 more can't be reached");
  });
});

describe('sending a campaign', () => {
  it('saves, starts and confirms it', async () => {
    const { dialog, press, network } = await written();
    for (const step of ['Audience', 'Schedule', 'Review']) {
      await press('Next');
      const item = dialog.getByText(step, { selector: 'li' });
      await waitFor(() => expect(item.getAttribute('aria-current')).toBe('step'));
    }
    dialog.getByText('Immediately');
    await press('Send Campaign');
    expect(await screen.findByText('Campaign Started')).toBeTruthy();
    expect(network.sent('POST', '/api/admin/campaigns')[0]?.body).toMatchObject({
      name: 'May',
      segment: { kind: 'all' },
    });
    expect(network.sent('POST', '/api/admin/campaigns/c-1/start')[0]?.body).toEqual({
      schedule: { kind: 'now' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("isn't possible without recipients, and says why", async () => {
    const { dialog, press, network } = await written({
      'POST /api/admin/campaigns/audience': { body: { recipients: 0, unreachable: 3 } },
    });
    for (let step = 0; step < 3; step += 1) await press('Next');
    await dialog.findByText("Reaches 0 people; 3 more can't be reached");
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send Campaign' });
    expect(send.disabled).toBe(true);
    dialog.getByText(/no one would receive it/);
    send.click();
    expect(network.sent('POST', '/api/admin/campaigns')).toHaveLength(0);
  });

  it.each([
    ['Send Campaign', 'Campaign Started', 3],
    ['Save draft', 'Draft Saved', 0],
  ])('creates one campaign for a double click on %s', async (button, done, steps) => {
    const { dialog, press, network } = await written();
    for (let step = 0; step < steps; step += 1) await press('Next');
    const target = dialog.getByRole('button', { name: button });
    act(() => {
      target.click();
      target.click();
    });
    expect(await screen.findByText(done)).toBeTruthy();
    expect(network.sent('POST', '/api/admin/campaigns')).toHaveLength(1);
    expect(network.sent('POST', '/api/admin/campaigns/c-1/start')).toHaveLength(steps === 0 ? 0 : 1);
  });

  it("doesn't create a second one after a failed start", async () => {
    const { press, network } = await written({
      'POST /api/admin/campaigns/c-1/start': { status: 503, body: { message: 'Try later.' } },
      'PUT /api/admin/campaigns/c-1': { body: aCampaign({ name: 'May' }) },
    });
    for (let step = 0; step < 3; step += 1) await press('Next');
    await press('Send Campaign');
    expect((await screen.findByRole('alert')).textContent).toContain('Try later.');
    await press('Send Campaign');
    await screen.findByRole('alert');
    expect(network.sent('POST', '/api/admin/campaigns')).toHaveLength(1);
    expect(network.sent('PUT', '/api/admin/campaigns/c-1')).toHaveLength(1);
  });

  it("schedules it for each recipient's local hour on a future day", async () => {
    const { user, dialog, press, put, network } = await written();
    await press('Next');
    await press('Next');
    await user.click(dialog.getByRole('radio', { name: /local hour/ }));
    put('Day', '2020-01-01');
    await press('Next');
    await dialog.findByText('Choose today or a later day');
    put('Day', '2999-01-01');
    await user.selectOptions(dialog.getByLabelText('Hour'), '18:00');
    await press('Next');
    dialog.getByText("Jan 01, 2999 at 18:00, each recipient's local time");
    await press('Schedule Campaign');
    expect(await screen.findByText('Campaign Scheduled')).toBeTruthy();
    expect(network.sent('POST', '/api/admin/campaigns/c-1/start')[0]?.body).toEqual({
      schedule: { kind: 'local-hour', day: '2999-01-01', hour: 18 },
    });
  });

  it('goes back to the field that the server rejects', async () => {
    const errors = [{ field: 'subject', message: 'This subject does not compile' }];
    const { dialog, press } = await written({
      'POST /api/admin/campaigns': { status: 400, body: { message: 'Almost', errors } },
    });
    await press('Next');
    await press('Save draft');
    expect(await dialog.findByText('This subject does not compile')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Failed to save the draft');
  });

  it('continues a draft where the administrator left off', async () => {
    const draft = aCampaign({ status: 'draft', counts: { recipients: 0 } });
    const { user } = renderConsole('overview', {
      'GET /api/admin/campaigns/summaries': { body: [draft] },
      'GET /api/admin/campaigns/c-1': { body: draft },
      'POST /api/admin/campaigns/preview': { body: PREVIEW },
    });
    await user.click(await screen.findByRole('button', { name: 'Continue New features' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
    const name = await dialog.findByLabelText<HTMLInputElement>('Campaign name');
    expect(name.value).toBe('New features');
  });
});
