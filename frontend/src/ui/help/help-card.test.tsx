import { screen, within } from '@testing-library/react';
import { aCandidate, aDate } from '../../../test/match-fixtures';
import { MATCHES, renderDashboard } from '../../../test/render-dashboard';

const HELP = {
  language: 'de',
  text: 'Das siehst nur du.\n\nRuf zuerst 112 an.\n\n• Hilfetelefon: 116 016, hilfetelefon.de (24/7)',
} as const;

async function openDetails(candidate = aCandidate(), answers = {}) {
  const app = renderDashboard({ at: MATCHES, candidates: [candidate], answers });
  await app.user.click(await screen.findByRole('button', { name: 'Details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
  return { ...app, details };
}

describe('help next to notes that sound serious', () => {
  it('shows in a match’s details, in its language, with numbers to tap', async () => {
    const { details } = await openDetails(aCandidate({ help: HELP }));
    const card = within(details.getByRole('region', { name: 'Help for you' }));
    expect(card.getByText(/Das siehst nur du/).getAttribute('lang')).toBe('de');
    const target = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(target('116 016')).toBe('tel:116016');
    expect(target('hilfetelefon.de')).toBe('https://hilfetelefon.de');
  });

  it('stays folded away on this device, and unfolds again', async () => {
    const { details, user } = await openDetails(aCandidate({ help: HELP }));
    await user.click(details.getByRole('button', { name: 'Fold away' }));
    expect(details.queryByRole('region', { name: 'Help for you' })).toBeNull();
    await user.click(details.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const again = within(await screen.findByRole('dialog', { name: 'Match Details & Edit' }));
    expect(again.queryByRole('region', { name: 'Help for you' })).toBeNull();
    await user.click(again.getByRole('button', { name: 'Help for you' }));
    again.getByRole('region', { name: 'Help for you' });
  });

  it('shows next to the date it is about', async () => {
    const { details } = await openDetails(aCandidate(), {
      'GET /api/candidates/m-mara/date-experiences': { body: [aDate({ help: HELP })] },
    });
    const history = within(details.getByRole('region', { name: 'Date history' }));
    within(await history.findByRole('region', { name: 'Help for you' })).getByText(/Das siehst nur du/);
  });

  it('keeps the details open when the notes just saved are what it is about', async () => {
    const { details, user, network } = await openDetails(aCandidate(), {
      'PUT /api/candidates/m-mara': { body: aCandidate({ help: HELP, version: 2 }) },
    });
    network.answer('GET /api/candidates', { body: [aCandidate({ help: HELP, version: 2 })] });
    await user.type(details.getByRole('textbox', { name: /Notes/ }), ' More.');
    await user.click(details.getByRole('button', { name: 'Save Changes' }));
    const card = await details.findByRole('region', { name: 'Help for you' });
    expect(document.activeElement).toBe(card);
  });
});
