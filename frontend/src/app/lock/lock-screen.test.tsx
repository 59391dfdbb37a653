import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../test/fake-api';
import { fakeBrowserKeys, removeBrowserKeys } from '../../../test/fake-browser-keys';
import { renderUi } from '../../../test/render-ui';
import { appLock } from '../../lib/app-lock/app-lock';
import { LockedApp } from './locked-app';
import { LockScreen } from './lock-screen';

beforeAll(() => void fakeBrowserKeys());
afterAll(removeBrowserKeys);

const LOCK = 'hh:app-lock';
const PIN = '246810';
/** A lock whose PIN no test enters. */
const KEPT = { salt: 'c2FsdA', hash: 'aGFzaA', iterations: 600_000, wrongTries: 0, waitUntil: 0 };

async function lockWith(after: 'start' | 1 = 1): Promise<void> {
  await appLock.set(PIN, after);
  act(() => appLock.lock());
}
afterEach(() => act(() => appLock.remove()));

const open = () => {
  const view = renderUi(
    <LockedApp>
      <h1>Robin</h1>
    </LockedApp>,
  );
  return { ...view, user: userEvent.setup() };
};
/** The last digit opens it. */
async function enter(user: ReturnType<typeof userEvent.setup>, pin: string): Promise<void> {
  await user.type(await screen.findByLabelText('PIN'), pin);
}

describe('a locked app', () => {
  it('shows nothing but the lock, until the PIN is entered', async () => {
    await lockWith();
    const { user } = open();
    await screen.findByRole('heading', { name: 'Locked' });
    expect(document.title).toBe('Locked');
    expect(screen.queryByText('Robin')).toBeNull();
    await enter(user, '111111');
    await screen.findByText("That isn't the PIN.");
    await enter(user, PIN);
    await screen.findByRole('heading', { name: 'Robin' });
  }, 30_000);

  it('asks for all digits, and takes nothing else', async () => {
    localStorage.setItem(LOCK, JSON.stringify({ ...KEPT, after: 1 }));
    localStorage.setItem('hh:app-locked', 'yes');
    const { user } = open();
    const field = await screen.findByLabelText<HTMLInputElement>('PIN');
    expect(document.activeElement).toBe(field);
    await user.type(field, '12a-3{Enter}');
    expect(field.value).toBe('123');
    await screen.findByText('Please enter 6 digits.');
    expect(field.getAttribute('autocomplete')).toBe('off');
    expect(field.inputMode).toBe('numeric');
  });

  it('locks and unlocks with the other tabs', async () => {
    await appLock.set(PIN, 1);
    appLock.watch();
    open();
    screen.getByText('Robin');
    act(() => {
      localStorage.setItem('hh:app-locked', 'yes');
      window.dispatchEvent(new StorageEvent('storage', { key: 'hh:app-locked' }));
    });
    await screen.findByRole('heading', { name: 'Locked' });
    act(() => {
      localStorage.removeItem('hh:app-locked');
      window.dispatchEvent(new StorageEvent('storage', { key: 'hh:app-locked' }));
    });
    screen.getByText('Robin');
  });

  it('makes guessing wait, also after a reload', async () => {
    await lockWith();
    const kept: unknown = JSON.parse(localStorage.getItem(LOCK) ?? '{}');
    localStorage.setItem(LOCK, JSON.stringify({ ...(kept as object), wrongTries: 4 }));
    const { user, unmount } = open();
    await enter(user, '111111');
    await screen.findByText(/Too many wrong PINs. Try again in (?:30|2\d) seconds/);
    unmount();
    open();
    await screen.findByText(/Too many wrong PINs. Try again in \d+ seconds/);
    expect(screen.getByLabelText('PIN')).toHaveProperty('disabled', true);
    expect(await appLock.check(PIN)).toBe('too-early');
  }, 30_000);

  it('can be left by signing out, with everything this browser kept', async () => {
    await appLock.set(PIN, 1);
    const network = fakeApi({ 'POST /api/auth/logout': { status: 204 } });
    let left = 0;
    renderUi(<LockScreen leave={() => (left += 1)} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Forgot PIN? Sign out' }));
    expect(network.sent('POST', '/api/auth/logout')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out and erase' }));
    await waitFor(() => expect(left).toBe(1));
    expect(network.sent('POST', '/api/auth/logout')).toHaveLength(1);
    expect(localStorage.getItem(LOCK)).toBeNull();
  });
});

describe('the time away', () => {
  const setHidden = (isHidden: boolean) =>
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  const away = (ms: number) => {
    const now = Date.now();
    setHidden(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + ms);
    setHidden(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    clock.mockRestore();
  };
  afterAll(() => void Reflect.deleteProperty(document, 'hidden'));

  it('locks the app when it was long enough', async () => {
    await appLock.set(PIN, 1);
    appLock.watch();
    away(58_000);
    expect(appLock.isLocked).toBe(false);
    away(61_000);
    expect(appLock.isLocked).toBe(true);
  });

  it('does not count while another tab is looked at', () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['performance', 'queueMicrotask'] });
    localStorage.setItem(LOCK, JSON.stringify({ ...KEPT, after: 1 }));
    localStorage.setItem('hh:app-left-at', String(Date.now()));
    appLock.watch();
    setHidden(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => jest.advanceTimersByTime(50_000));
    localStorage.setItem('hh:app-left-at', String(Date.now()));
    act(() => jest.advanceTimersByTime(30_000));
    expect(appLock.isLocked).toBe(false);
    act(() => jest.advanceTimersByTime(31_000));
    expect(appLock.isLocked).toBe(true);
    setHidden(false);
    jest.useRealTimers();
  });

  it('does not matter to a lock for every start, which a reload is', async () => {
    await appLock.set(PIN, 'start');
    away(3_600_000);
    expect(appLock.isLocked).toBe(false);
    appLock.watch();
    expect(appLock.isLocked).toBe(true);
  });
});
