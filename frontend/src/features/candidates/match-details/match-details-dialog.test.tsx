import { screen, waitFor, within } from '@testing-library/react';
import {
  aCandidate,
  aDate,
  anUnmetCandidate,
  CRITERIA,
  ONE_DATE,
  ratings,
  TRUST,
} from '../../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../../test/render-dashboard';

const renderDashboardWith = (answers: object) =>
  renderDashboard({ at: MATCHES, candidates: [aCandidate()], answers: { ...answers } });

async function openDetails(candidate = aCandidate(), answers = {}) {
  const app = renderDashboard({ at: MATCHES, candidates: [candidate], answers });
  await app.user.click(await screen.findByRole('button', { name: 'Details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
  const saveChanges = () => app.user.click(details.getByRole('button', { name: 'Save Changes' }));
  return { ...app, details, saveChanges };
}

describe('Match Details & Edit', () => {
  it('shows the fit, the heart next to the head, and the likely range', async () => {
    const { details } = await openDetails();
    details.getByRole('heading', { name: 'Fit with your standards so far' });
    details.getByText('Head 73%');
    details.getByText('Heart 90%');
    details.getByText('Chemistry and enjoyment: heart is 17 ahead on one date');
    details.getByText('One date: early days, likely 49–88%.');
    details.getByText('Added March 2, 2026');
  });

  it('breaks the percentage down into points that add up', async () => {
    const { details } = await openDetails();
    const section = within(await details.findByRole('region', { name: 'How this adds up' }));
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Trust40.0 pointsCounts for 50% · averages 8 out of 10',
      'Humor21.0 pointsCounts for 30% · averages 7 out of 10',
      'Goals12.0 pointsCounts for 20% · averages 6 out of 10',
    ]);
    section.getByText('Total, shown as 73%');
    section.getByText('73.0 points');
  });

  it('says what has not been seen yet, and how much it could still move the percentage', async () => {
    const compatibility = { ...ONE_DATE, coverage: 0.8, possible: { low: 60.4, high: 78.4 } };
    const evaluations = ratings('d-1', 8, 7, 6).slice(0, 2);
    const { details } = await openDetails(aCandidate({ compatibility, evaluations, unseen: ['s-goals'] }));
    await details.findByText('Not seen yet: Goals');
    details.getByText(
      "You've rated standards worth 80% of your stars; rating the rest could put the percentage anywhere between 60% and 78%.",
    );
    const section = within(await details.findByRole('region', { name: 'How this adds up' }));
    expect(section.getAllByRole('listitem').at(-1)?.textContent).toBe('GoalsNot seen yet');
  });

  it('says which must-have the match is below', async () => {
    const strict = CRITERIA.map((one) => ({ ...one, mustHave: one === TRUST ? 9 : null }));
    const { details } = await openDetails(aCandidate({ vetoed: [TRUST.id] }), {
      'GET /api/criteria': { body: strict },
    });
    await details.findByText('Below your must-have Trust (8 of 10)');
    await details.findByText('Must-have, 9 or more');
  });

  it('says what is missing while no date is scored', async () => {
    const { details } = await openDetails(anUnmetCandidate(), {
      'GET /api/candidates/m-noa/date-experiences': { body: [] },
    });
    details.getByText(/^Date experience needed: score a date/);
    await details.findByText('No dates yet. Every date you score will show up here.');
    expect(details.queryByText('How this adds up')).toBeNull();
  });

  it('saves changes over the version it was loaded with', async () => {
    const { user, details, saveChanges, network } = await openDetails(aCandidate(), {
      'PUT /api/candidates/m-mara': { body: aCandidate({ profession: 'Painter', version: 5 }) },
    });
    await user.clear(details.getByLabelText('Profession'));
    await user.type(details.getByLabelText('Profession'), 'Painter');
    await saveChanges();
    expect((await screen.findByRole('status')).textContent).toContain('Match updated successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('PUT', '/api/candidates/m-mara')[0]?.body).toMatchObject({
      profession: 'Painter',
      version: 4,
    });
  });

  it('is read until a line or the pencil is chosen, and read again after Cancel', async () => {
    const { user, details } = await openDetails(aCandidate({ profession: null, notes: null }));
    expect(details.getByLabelText('Notes')).toHaveProperty('placeholder', 'No notes yet');
    expect(details.getByLabelText('Profession')).toHaveProperty('placeholder', 'No profession yet');
    for (const name of ['Save Changes', 'Cancel']) expect(details.queryByRole('button', { name })).toBeNull();
    details.getByRole('button', { name: 'Score Date' });

    await user.type(details.getByLabelText('Profession'), 'Painter');
    expect(details.queryByRole('button', { name: 'Score Date' })).toBeNull();
    await user.click(details.getByRole('button', { name: 'Cancel' }));
    expect(details.getByLabelText('Profession')).toHaveProperty('value', '');
    const pencil = details.getByRole('button', { name: 'Edit' });
    expect(document.activeElement).toBe(pencil);

    await user.click(pencil);
    expect(document.activeElement).toBe(details.getByLabelText('Name'));
    details.getByRole('button', { name: 'Save Changes' });
  });

  it('keeps a line a line, and saves it with Enter', async () => {
    const { user, details, network } = await openDetails(aCandidate(), {
      'PUT /api/candidates/m-mara': { body: aCandidate({ version: 5 }) },
    });
    await user.clear(details.getByLabelText('Profession'));
    await user.click(details.getByLabelText('Profession'));
    await user.paste('Painter\nand baker');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('PUT', '/api/candidates/m-mara')[0]?.body).toMatchObject({
      profession: 'Painter and baker',
    });
  });

  it('edits what another tab saved meanwhile, not what was there before', async () => {
    const { user, details, network } = await openDetails();
    network.answer('GET /api/candidates', { body: [aCandidate({ name: 'Mara B.', version: 9 })] });
    network.answer('PUT /api/candidates/m-mara', { body: aCandidate({ stage: 'dating', version: 9 }) });
    await user.click(details.getByRole('button', { name: 'Dating' }));
    await details.findByRole('heading', { name: 'About Mara B.' });
    await user.click(details.getByRole('button', { name: 'Edit' }));
    expect(details.getByLabelText('Name')).toHaveProperty('value', 'Mara B.');
    expect(network.sent('PUT', '/api/candidates/m-mara')[0]?.body).toEqual({ stage: 'dating' });
  });

  it('draws the line of its dates, with a text, once there are two', async () => {
    const earlier = aDate({ id: 'd-0', dateDate: '2026-02-01', evaluations: ratings('d-0', 4, 4, 4) });
    const { details } = await openDetails(aCandidate({ dateCount: 2 }), {
      'GET /api/candidates/m-mara/date-experiences': { body: [aDate(), earlier] },
    });
    await details.findByText('Oldest to newest: February 1, 2026, 40%; March 5, 2026, 73%.');
    details.getByText('Seen so far: all 3 of your standards');
  });

  it('offers an archived match no date, asks why, and offers help where it was unsafe', async () => {
    const help = { language: 'en', text: 'You noted that you felt unsafe.' } as const;
    const archived = aCandidate({ archived: true });
    const { user, details, network } = await openDetails(archived, {
      'PUT /api/candidates/m-mara': { body: archived },
    });
    expect(details.queryByRole('button', { name: 'Score Date' })).toBeNull();
    network.answer('GET /api/candidates', {
      body: [aCandidate({ archived: true, archiveReason: 'felt_unsafe', archiveHelp: help })],
    });
    await user.click(details.getByRole('button', { name: 'Felt unsafe' }));
    const offer = await details.findByRole('button', { name: 'Help for you' });
    expect(details.queryByText(help.text)).toBeNull();
    await user.click(offer);
    details.getByText(help.text);
    expect(network.sent('PUT', '/api/candidates/m-mara')[0]?.body).toEqual({ archiveReason: 'felt_unsafe' });
  });

  it('hands a question to Alex, and keeps what was typed there', async () => {
    const { user, details, address } = await openDetails(aCandidate(), {
      'GET /api/alex/status': {
        body: { coach: 'built-in', modelRunsHere: false, patterns: [], suggestions: [] },
      },
      'GET /api/alex/messages': { body: [] },
    });
    await user.click(details.getByRole('button', { name: 'Ask Alex' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=alex'));
    const field = await screen.findByRole('textbox', { name: 'Message Alex' });
    await waitFor(() => expect(field).toHaveProperty('value', 'How is it going with Mara?'));
  });

  it('validates changes like a new match', async () => {
    const { user, details, saveChanges, network } = await openDetails();
    await user.clear(details.getByLabelText('Notes'));
    await saveChanges();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please add some notes about this match.',
    );
    expect(network.sent('PUT', '/api/candidates/m-mara')).toHaveLength(0);
  });

  it('asks for nothing that was never known, but keeps what is', async () => {
    const known = aCandidate({ age: null, profession: null, notes: null });
    const { user, details, saveChanges, network } = await openDetails(known, {
      'PUT /api/candidates/m-mara': { body: { ...known, age: 33 } },
    });
    await user.type(details.getByLabelText('Age'), '33');
    await user.clear(details.getByLabelText('Location'));
    await saveChanges();
    expect((await screen.findByRole('alert')).textContent).toContain('Please enter their location.');
    await user.type(details.getByLabelText('Location'), 'Bern');
    await saveChanges();
    await waitFor(() => expect(network.sent('PUT', '/api/candidates/m-mara')).toHaveLength(1));
    expect(network.sent('PUT', '/api/candidates/m-mara')[0]?.body).toMatchObject({
      age: 33,
      profession: '',
      location: 'Bern',
    });
  });

  it('keeps the input when another tab saved first, and loads the newer version on request', async () => {
    const message = 'This match was changed elsewhere.';
    const { user, details, saveChanges, network } = await openDetails(aCandidate(), {
      'PUT /api/candidates/m-mara': { status: 409, body: { message } },
    });
    await user.clear(details.getByLabelText('Name'));
    await user.type(details.getByLabelText('Name'), 'Mara B.');
    await saveChanges();
    await details.findByText('This match was changed elsewhere');
    expect(details.getByLabelText('Name')).toHaveProperty('value', 'Mara B.');

    network.answer('GET /api/candidates', { body: [aCandidate({ name: 'Mara Costa', version: 9 })] });
    await user.click(details.getByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(details.getByLabelText('Name')).toHaveProperty('value', 'Mara Costa'));
    expect(details.queryByText('This match was changed elsewhere')).toBeNull();

    network.answer('PUT /api/candidates/m-mara', { body: aCandidate({ version: 10 }) });
    await saveChanges();
    await waitFor(() =>
      expect(network.sent('PUT', '/api/candidates/m-mara').at(-1)?.body).toMatchObject({ version: 9 }),
    );
  });

  describe('of a match that was deleted on another device', () => {
    const GONE = {
      status: 404,
      body: { code: 'candidate.not-found', message: 'This match does not exist.' },
    };
    const expectClosed = async () => {
      await screen.findByText('This match was deleted on another device.');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Mara' })).toBeNull());
    };

    it('closes when it is opened', async () => {
      const { user, network } = renderDashboardWith({ 'GET /api/candidates/m-mara/date-experiences': GONE });
      const details = await screen.findByRole('button', { name: 'Details' });
      network.answer('GET /api/candidates', { body: [] });
      await user.click(details);
      await expectClosed();
    });

    it.each([
      ['saved', 'PUT /api/candidates/m-mara', ['Edit', 'Save Changes']],
      ['deleted again', 'DELETE /api/candidates/m-mara', ['Delete this match', 'Delete']],
      ['given a stage', 'PUT /api/candidates/m-mara', ['Exclusive']],
    ])('closes when it is %s', async (_done, call, presses) => {
      const { user, network } = await openDetails(aCandidate(), { [call]: GONE });
      network.answer('GET /api/candidates', { body: [] });
      for (const name of presses) await user.click(await screen.findByRole('button', { name }));
      await expectClosed();
    });
  });

  it('deletes a match only after confirmation', async () => {
    const { user, details, network } = await openDetails(aCandidate(), {
      'DELETE /api/candidates/m-mara': { status: 204 },
    });
    await user.click(details.getByRole('button', { name: 'Delete this match' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete Match' }));
    question.getByText(/permanently deletes Mara and everything you've saved about them \(1 date scored\)/);
    expect(network.sent('DELETE', '/api/candidates/m-mara')).toHaveLength(0);

    network.answer('GET /api/candidates', { body: [] });
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No matches yet');
    expect(screen.getByRole('status').textContent).toContain('Match deleted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
