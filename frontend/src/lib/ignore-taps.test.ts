import { ignoreTaps } from './ignore-taps';

describe('what takes no taps for a moment', () => {
  // The clock of events stands still while timers run.
  const SHOWN_AT = 5_000;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockReturnValue(SHOWN_AT);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** A click made this many milliseconds after the shield was put up, whenever the page comes to it. */
  function clickOn(element: HTMLElement, after: number): Event {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: SHOWN_AT + after });
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
    expect(clickOn(button, 399).defaultPrevented).toBe(true);
    expect(seen).toEqual([]);
    const next = clickOn(button, 400);
    expect(seen).toEqual([next]);
    button.remove();
  });
});
