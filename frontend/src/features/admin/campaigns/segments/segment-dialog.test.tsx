import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedSegment } from '#contract/console/campaigns/segments';
import { renderConsole } from '../../../../../test/render-console';

type Answers = Parameters<typeof renderConsole>[1];

const BERLINERS: SavedSegment = {
  id: 's-1',
  name: 'Berliners',
  conditions: [{ field: 'timeZone', zones: ['Europe/Berlin'] }],
  updatedAt: '2026-01-05T12:00:00.000Z',
};

/** The audience step of a new campaign, with "A saved segment" chosen. */
async function audience(answers: Answers = {}) {
  const app = renderConsole('overview', {
    'POST /api/admin/campaigns/preview': { body: { subject: 'May', html: '<p>Hi</p>', text: 'Hi' } },
    'POST /api/admin/campaigns/audience': { body: { recipients: 7, unreachable: 0 } },
    'GET /api/admin/segments': { body: [BERLINERS] },
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Create New Campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
  for (const [label, value] of [
    ['Campaign name', 'May'],
    ['Subject', 'May news'],
    ['Message', 'Hi'],
  ] as const)
    fireEvent.change(await dialog.findByLabelText(label), { target: { value } });
  await app.user.click(dialog.getByRole('button', { name: 'Next' }));
  await app.user.click(await dialog.findByRole('radio', { name: 'A saved segment' }));
  return { ...app, dialog };
}

const lastCount = (network: Awaited<ReturnType<typeof audience>>['network']) =>
  network.sent('POST', '/api/admin/campaigns/audience').at(-1)?.body;

describe('a saved segment', () => {
  it('is chosen, counted and shown by its conditions, and required before going on', async () => {
    const { dialog, user, network } = await audience();
    await dialog.findByText('Choose a segment to see how many people it reaches');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect((await dialog.findAllByText('Choose a segment')).length).toBeGreaterThan(1);
    await user.selectOptions(dialog.getByLabelText('Segment'), 'Berliners');
    await dialog.findByText('Reaches 7 people');
    dialog.getByText('Time zone: Europe/Berlin');
    expect(lastCount(network)).toEqual({
      segment: { kind: 'custom', name: 'Berliners', conditions: BERLINERS.conditions },
      mailKind: 'marketing',
    });
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(dialog.getByText('Schedule', { selector: 'li' }).getAttribute('aria-current')).toBe('step'),
    );
  });

  it('is made from conditions with a live count, and chosen once it is saved', async () => {
    const saved = { ...BERLINERS, id: 's-2', name: 'Quiet women' };
    const { dialog, user, network } = await audience({
      'POST /api/admin/segments': ({ body }) => ({ status: 201, body: Object.assign(saved, body) }),
    });
    await user.click(await dialog.findByRole('button', { name: 'New segment' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Segment' }));
    form.getByText('Choose at least one condition.');
    fireEvent.change(form.getByLabelText('Segment name'), { target: { value: 'Quiet women' } });
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    await form.findByText('Choose at least one condition below');
    await user.selectOptions(form.getByLabelText('Gender identity'), 'Woman or Female');
    await user.selectOptions(form.getByLabelText('Last active'), 'Not within a number of days');
    await user.selectOptions(form.getByLabelText('Language'), 'German');
    fireEvent.change(await form.findByLabelText('Number of days'), { target: { value: '60' } });
    await form.findByText('7 people now, for this kind of email');
    await user.click(form.getByRole('button', { name: 'Save Segment' }));
    await screen.findByText('Segment Saved');
    expect(network.sent('POST', '/api/admin/segments')[0]?.body).toEqual({
      name: 'Quiet women',
      conditions: [
        { field: 'survey', question: 'gender', answers: ['woman', 'female'] },
        { field: 'lastActive', is: 'not-within', days: 60 },
        { field: 'language', languages: ['de'] },
      ],
    });
    await dialog.findByText('Not active for 60 days');
    dialog.getByText('Language: German');
  });

  it('keeps what was typed when the dialog closes, and deletes only after a question', async () => {
    const { dialog, user, network } = await audience({
      'DELETE /api/admin/segments/s-1': { status: 204 },
    });
    await user.selectOptions(await dialog.findByLabelText('Segment'), 'Berliners');
    await user.click(dialog.getByRole('button', { name: 'Edit segment' }));
    const open = async () => within(await screen.findByRole('dialog', { name: 'Edit Segment' }));
    fireEvent.change((await open()).getByLabelText('Segment name'), { target: { value: 'Berlin' } });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Segment' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Edit segment' }));
    const form = await open();
    expect(form.getByLabelText<HTMLInputElement>('Segment name').value).toBe('Berlin');
    await user.click(form.getByRole('button', { name: 'Delete Segment' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Segment' }));
    expect(network.sent('DELETE', '/api/admin/segments/s-1')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Delete Segment' }));
    await screen.findByText('Segment Deleted');
  });
});
