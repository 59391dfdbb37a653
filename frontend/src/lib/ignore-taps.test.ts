import { ignoreTaps } from './ignore-taps';

describe('what takes no taps for a moment', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance'] }));
  afterEach(() => jest.useRealTimers());

  /** A click that is `late` milliseconds younger than the shield. */
  function clickOn(element: HTMLElement, late: number): Event {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: performance.now() + late });
    element.dispatchEvent(click);
    return click;
  }

  it('ignores a tap of that moment, too, that the page was too busy to see', () => {
    const button = document.createElement('button');
    const seen: Event[] = [];
    button.addEventListener('click', (click) => seen.push(click));
    document.body.append(button);
    ignoreTaps();
    expect(document.body.lastElementChild).not.toBe(button);
    jest.advanceTimersByTime(400);
    expect(document.body.lastElementChild).toBe(button);
    expect(clickOn(button, 200).defaultPrevented).toBe(true);
    expect(seen).toEqual([]);
    const next = clickOn(button, 500);
    expect(seen).toEqual([next]);
    button.remove();
  });
});
