import { once } from 'node:events';
import { otherTabs } from './other-tabs';

const channel = () => new BroadcastChannel('account');
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Another tab; answers what it heard. */
function otherTab() {
  const tab = channel();
  stops.push(() => tab.close());
  return tab;
}

/** Messages arrive in order: this one after whatever was sent before it. */
async function afterMessages(): Promise<void> {
  const [from, to] = [new BroadcastChannel('end'), new BroadcastChannel('end')];
  const heard = new Promise((resolve) => (to.onmessage = resolve));
  from.postMessage('end');
  await heard;
  from.close();
  to.close();
}

describe('the other tabs of a browser', () => {
  it.each([
    ['someone signed out', 'ada', null, 1],
    ['someone else signed in', 'ada', 'bob', 1],
    ['the same person signed in again', 'ada', 'ada', 0],
    ['and this one shows no account', undefined, 'bob', 0],
  ] as const)('are left when %s', async (_case, shown, announced, times) => {
    const leave = jest.fn();
    stops.push(otherTabs.watch(() => shown, leave));
    otherTab().postMessage(announced);
    await afterMessages();
    expect(leave).toHaveBeenCalledTimes(times);
  });

  it('are told who is signed in, and this one is not', async () => {
    const leave = jest.fn();
    stops.push(otherTabs.watch(() => 'ada', leave));
    const tab = otherTab();
    const heard = once(tab as unknown as EventTarget, 'message');
    otherTabs.announce('bob');
    const [event] = (await heard) as [MessageEvent<string>];
    expect(event.data).toBe('bob');
    expect(leave).not.toHaveBeenCalled();
  });
});
