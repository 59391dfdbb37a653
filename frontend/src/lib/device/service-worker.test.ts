import { fakeApi } from '../../../test/fake-api';
import { plannedDateSettings } from '../../../test/planned-date-fixtures';
import { openPath } from '../../../service-worker/open-path';
import { reminderNotification } from '../../../service-worker/reminder-notification';
import { renewSubscription } from '../../../service-worker/renew-subscription';
import { applyAppName } from './app-name';
import { DEVICE_SETTINGS } from './device-setting';

const TARGET = 'https://dates.example/dashboard?tab=matches&score=m-1';

describe('a tapped notification', () => {
  const aWindow = (
    name: string,
    state: 'hidden' | 'visible' | 'focused',
    url = 'https://dates.example/',
  ) => ({
    url,
    focused: state === 'focused',
    visibilityState: state === 'hidden' ? 'hidden' : 'visible',
    focus: () => Promise.resolve(done.push(`focus ${name}`)),
    navigate: (to: string) => Promise.resolve(done.push(`navigate ${name} ${to}`)),
  });
  let done: string[];
  const tap = async (...open: ReturnType<typeof aWindow>[]) => {
    const openWindow = (to: string) => Promise.resolve(done.push(`open ${to}`));
    await openPath({ matchAll: () => Promise.resolve(open), openWindow }, TARGET);
    return done;
  };
  beforeEach(() => (done = []));

  it('leads there in the window that the user looks at', async () => {
    const open = [aWindow('first', 'hidden'), aWindow('second', 'visible'), aWindow('third', 'focused')];
    expect(await tap(...open)).toEqual(['focus third', `navigate third ${TARGET}`]);
  });

  it('leads there in a visible window rather than a hidden one', async () => {
    expect(await tap(aWindow('first', 'hidden'), aWindow('second', 'visible'))).toEqual([
      'focus second',
      `navigate second ${TARGET}`,
    ]);
  });

  it('only focuses a window that is there already', async () => {
    expect(await tap(aWindow('first', 'focused'), aWindow('second', 'hidden', TARGET))).toEqual([
      'focus second',
    ]);
  });

  it('opens a window when there is none', async () => {
    expect(await tap()).toEqual([`open ${TARGET}`]);
  });
});

describe('the notification of a reminder', () => {
  const stored = new Set<string>();
  beforeEach(() => {
    stored.clear();
    const store = { put: (path: string) => Promise.resolve(stored.add(path)) };
    Object.assign(globalThis, {
      caches: {
        open: () => Promise.resolve(store),
        delete: () => Promise.resolve(stored.clear()),
        match: (path: string) => Promise.resolve(stored.has(path) ? new Response('on') : undefined),
      },
    });
  });
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'caches');
  });
  const message = { title: 'How was your date with Sofia?', body: 'Score it.', path: '/dashboard' };

  it('says nothing about dates while the app is called Notes on this device', async () => {
    localStorage.setItem(DEVICE_SETTINGS.neutralName, 'on');
    applyAppName();
    await new Promise(process.nextTick);
    expect(await reminderNotification(message)).toEqual({
      title: 'Notes: something to look at',
      options: { tag: 'date-reminder', icon: '/notes-icon-192.png', data: '/dashboard' },
    });
    localStorage.clear();
    applyAppName();
    await new Promise(process.nextTick);
    expect(await reminderNotification(message)).toMatchObject({
      title: 'How was your date with Sofia?',
      options: { body: 'Score it.', icon: '/favicon.svg' },
    });
  });
});

describe('a subscription that the browser has replaced', () => {
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscribe = jest.fn(() =>
    Promise.resolve({ toJSON: () => ({ endpoint: 'https://push.example.com/new', keys }) }),
  );
  beforeEach(() => subscribe.mockClear());

  it('is made again, and the server is told', async () => {
    const network = fakeApi({
      'GET /api/planned-dates/settings': { body: plannedDateSettings() },
      'POST /api/push-subscriptions': { status: 204 },
    });
    await renewSubscription({ subscribe });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(network.sent('POST', '/api/push-subscriptions')[0]?.body).toEqual({
      endpoint: 'https://push.example.com/new',
      ...keys,
    });
  });

  it.each([
    ['without a session', { status: 401 }],
    ['for a server that sends none', { body: plannedDateSettings({ pushKey: null }) }],
  ])("isn't made %s", async (_why, answer) => {
    fakeApi({ 'GET /api/planned-dates/settings': answer });
    await renewSubscription({ subscribe });
    expect(subscribe).not.toHaveBeenCalled();
  });
});
