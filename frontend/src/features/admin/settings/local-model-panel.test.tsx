import { screen, within } from '@testing-library/react';
import type { LocalModelStatus } from '#contract/console/local-model';
import { renderConsole } from '../../../../test/render-console';

const FOUND: LocalModelStatus = {
  state: 'found',
  url: 'http://127.0.0.1:11434',
  models: [
    { name: 'small:3b', bytes: 2_000_000_000 },
    { name: 'tiny', bytes: 0 },
  ],
  chosen: null,
};
const SWITCH = 'Use the model on this machine; nothing leaves it';

async function open(status: LocalModelStatus) {
  const app = renderConsole('settings', { 'GET /api/admin/local-model': { body: status } });
  const panel = within(await screen.findByRole('region', { name: 'AI' }));
  return { ...app, panel };
}

describe('a model on this machine', () => {
  it('is turned on and off with a switch', async () => {
    const { user, network, panel } = await open(FOUND);
    await user.selectOptions(await panel.findByLabelText('Model'), 'small:3b (2.0 GB)');
    network.answer('PUT /api/admin/local-model', { body: { ...FOUND, chosen: 'small:3b' } });
    network.answer('GET /api/admin/local-model', { body: { ...FOUND, chosen: 'small:3b' } });
    await user.click(panel.getByRole('switch', { name: SWITCH }));
    await screen.findByText('Local Model On');
    expect(network.sent('PUT', '/api/admin/local-model')[0]?.body).toEqual({ model: 'small:3b' });
    network.answer('DELETE /api/admin/local-model', { body: FOUND });
    await user.click(await panel.findByRole('switch', { name: SWITCH, checked: true }));
    await screen.findByText('Local Model Off');
    expect(network.sent('DELETE', '/api/admin/local-model')).toHaveLength(1);
  });

  it.each([
    [{ ...FOUND, state: 'configured', models: [] }, /OPENAI_API_KEY or OPENAI_BASE_URL/],
    [{ ...FOUND, state: 'off', models: [], url: null }, /LOCAL_MODEL_URL is off/],
    [{ ...FOUND, state: 'absent', models: [] }, /No model server answers at http:\/\/127\.0\.0\.1:11434/],
    [{ ...FOUND, models: [] }, /has no model that runs here/],
  ] as const)('is not offered where there is none, which is said: %j', async (status, words) => {
    const { panel } = await open({ ...status, models: [...status.models] });
    await panel.findByText(words);
    expect(panel.queryByRole('switch')).toBeNull();
  });

  it('that is gone can still be turned off', async () => {
    const { panel } = await open({ ...FOUND, chosen: 'gone' });
    await panel.findByText(/no longer has gone/);
    expect((await panel.findByRole<HTMLInputElement>('switch')).disabled).toBe(false);
  });

  it('is not looked for in vain: a failure can be tried again', async () => {
    const { user, network } = renderConsole('settings', {
      'GET /api/admin/local-model': { status: 500, body: { message: 'Oh no' } },
    });
    const panel = within(await screen.findByRole('region', { name: 'AI' }));
    await panel.findByText("The AI settings couldn't be loaded.");
    network.answer('GET /api/admin/local-model', { body: FOUND });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByRole('switch', { name: SWITCH });
  });
});
