describe('what takes no taps for a moment', () => {
  let shownAt: number;
  let ignoreTaps: () => void;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    // Without the shields that another file's taps may have left.
    await jest.isolateModulesAsync(async () => {
      ({ ignoreTaps } = await import('./ignore-taps'));
    });
    // The clock of events stands still.
    shownAt = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(shownAt);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** A click made this many milliseconds after the shield was put up, whenever the page comes to it. */
  function clickOn(element: HTMLElement, after: number): Event {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: shownAt + after });
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
