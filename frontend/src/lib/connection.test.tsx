import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi, UNREACHABLE } from '../../test/fake-api';
import { api } from './api/api-client';
import { connection, useOnline } from './connection';

const LOST = { 'GET /healthz': UNREACHABLE };

async function fail(path: string): Promise<void> {
  await act(() =>
    api.get(path).then(
      () => undefined,
      () => undefined,
    ),
  );
}

/** Finds that the server is out of reach. */
async function lose() {
  const network = fakeApi(LOST);
  const { result } = renderHook(useOnline);
  await fail('/api/one');
  expect(result.current).toBe(false);
  return { network, isOnline: () => result.current };
}

afterEach(async () => {
  fakeApi({});
  await act(() => connection.check());
  jest.restoreAllMocks();
});

it('is there while only one call gets no answer', async () => {
  fakeApi({});
  const { result } = renderHook(useOnline);
  await fail('/api/one');
  expect(result.current).toBe(true);
});

it('is gone when nothing answers, whatever the browser says, and back with the next answer', async () => {
  const { network, isOnline } = await lose();
  expect(navigator.onLine).toBe(true);
  network.answer('GET /api/two', { body: {} });
  await act(() => api.get('/api/two'));
  expect(isOnline()).toBe(true);
});

it('is asked about again by itself', async () => {
  const { network, isOnline } = await lose();
  network.answer('GET /healthz', {});
  await waitFor(() => expect(isOnline()).toBe(true));
});

it('is asked about as soon as the page is looked at again', async () => {
  jest.useFakeTimers();
  try {
    const { network, isOnline } = await lose();
    network.answer('GET /healthz', {});
    jest.useRealTimers();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(isOnline()).toBe(true));
  } finally {
    jest.useRealTimers();
  }
});

it('is not asked about while the browser says that there is none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = jest.spyOn(globalThis, 'fetch');
  await connection.check();
  expect(asked).not.toHaveBeenCalled();
  expect(connection.isOnline()).toBe(false);
});

it('counts a refusal as an answer', async () => {
  fakeApi({ 'GET /healthz': { status: 503 } });
  await fail('/api/one');
  expect(connection.isOnline()).toBe(true);
});

it('gives up a read that hangs once nothing else answers either', async () => {
  fakeApi({ ...LOST, 'GET /api/one': () => new Promise(() => undefined) });
  await expect(api.get('/api/one')).rejects.toMatchObject({ status: 0 });
  expect(connection.isOnline()).toBe(false);
});

it('believes a call that was answered, and not a question that was asked before and failed after', async () => {
  let fail: (reason: Error) => void = () => undefined;
  fakeApi({
    'GET /healthz': () => new Promise((_, reject) => (fail = reject)),
    'GET /api/two': { body: {} },
  });
  const checked = connection.check();
  await api.get('/api/two');
  fail(new Error('late'));
  await checked;
  expect(connection.isOnline()).toBe(true);
});
