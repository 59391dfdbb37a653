import { act, screen } from '@testing-library/react';
import { renderUi } from '../../../test/render-ui';
import { MovingDial } from './moving-dial';

const FROM = { percent: 60, likely: { low: 40, high: 80 }, heart: 70, dateCount: 1 };
const TO = { percent: 80, likely: { low: 64, high: 90 }, heart: 70, dateCount: 2 };

let frames: FrameRequestCallback[] = [];

function allowMotion(isAllowed: boolean): void {
  const list = { matches: !isAllowed, addListener: () => undefined, removeListener: () => undefined };
  Object.assign(globalThis, { matchMedia: () => list });
}

/** Runs the next frame at this many milliseconds after the start. */
function frameAt(start: number, ms: number): void {
  const due = frames;
  frames = [];
  act(() => due.forEach((frame) => frame(start + ms)));
}

beforeEach(() => {
  frames = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const figure = () => screen.getByRole('img').textContent;

describe('a dial that moves', () => {
  it('starts where it was, ends where it is now, and is called that from the start', () => {
    allowMotion(true);
    const start = 1000;
    jest.spyOn(performance, 'now').mockReturnValue(start);
    renderUi(<MovingDial from={FROM} to={TO} />);
    expect(figure()).toBe('60%');
    screen.getByRole('img', { name: /^80% fit with your standards so far/ });
    frameAt(start, 100);
    expect(figure()).toBe('60%');
    frameAt(start, 1000);
    expect(Number.parseInt(figure() ?? '', 10)).toBeGreaterThan(60);
    frameAt(start, 5000);
    expect(figure()).toBe('80%');
    expect(frames).toEqual([]);
  });

  it('is there at once where motion is reduced', () => {
    allowMotion(false);
    renderUi(<MovingDial from={FROM} to={TO} />);
    expect(figure()).toBe('80%');
    expect(frames).toEqual([]);
  });

  it('only fills when there was no percentage before', () => {
    allowMotion(true);
    renderUi(<MovingDial from={{ percent: null }} to={TO} />);
    expect(figure()).toBe('80%');
  });
});
