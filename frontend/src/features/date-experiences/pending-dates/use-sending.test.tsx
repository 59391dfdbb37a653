import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../../../lib/api/api-error';
import { useSending } from './use-sending';

const SECOND = 1_000;
const unavailable = (retryAfterSeconds?: number) =>
  new ApiError({
    status: 503,
    message: 'Not now.',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function sendDue(send: () => Promise<unknown>) {
  const view = renderHook(({ isDue }) => useSending(isDue, send), { initialProps: { isDue: true } });
  await pass(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends again after a growing pause, until it succeeds', async () => {
  const send = jest.fn(() => Promise.resolve<unknown>(unavailable()));
  const { result } = await sendDue(send);
  expect(result.current.hasFailed).toBe(true);
  await pass(5 * SECOND);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(9 * SECOND);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockResolvedValue(null);
  await pass(SECOND);
  expect(send).toHaveBeenCalledTimes(3);
  expect(result.current.hasFailed).toBe(false);
  await pass(3_600 * SECOND);
  expect(send).toHaveBeenCalledTimes(3);
});

it('waits as long as the server asks', async () => {
  const send = jest.fn(() => Promise.resolve<unknown>(unavailable(60)));
  await sendDue(send);
  await pass(59 * SECOND);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(SECOND);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends nothing more once nothing is due', async () => {
  const send = jest.fn(() => Promise.resolve<unknown>(unavailable()));
  const { rerender } = await sendDue(send);
  rerender({ isDue: false });
  await pass(3_600 * SECOND);
  window.dispatchEvent(new Event('focus'));
  expect(send).toHaveBeenCalledTimes(1);
});
