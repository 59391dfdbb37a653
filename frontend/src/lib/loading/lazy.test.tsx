import { render, screen, waitFor } from '@testing-library/react';
import { PanelBoundary } from '../../ui/feedback/panel-boundary';
import { lazyPart } from './lazy';
import { newPage } from './new-page';

function Part() {
  return <p>Here</p>;
}

const failure = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part that is loaded when it is first shown', () => {
  let load: jest.SpyInstance;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load = jest.spyOn(newPage, 'load').mockImplementation(() => undefined);
    sessionStorage.clear();
  });
  afterEach(() => jest.restoreAllMocks());

  const show = (Lazy: ReturnType<typeof lazyPart<object>>) =>
    render(
      <PanelBoundary>
        <Lazy />
      </PanelBoundary>,
    );

  it('is loaded once more when that failed', async () => {
    let attempts = 0;
    const Lazy = lazyPart(() => {
      attempts += 1;
      return attempts === 1 ? failure() : Promise.resolve(Part);
    });
    show(Lazy);
    await screen.findByText('Here', {}, { timeout: 4000 });
    expect(attempts).toBe(2);
    expect(load).not.toHaveBeenCalled();
  });

  it('comes with a new page when that failed, too, and says so when the new page has it neither', async () => {
    const { unmount } = show(lazyPart(failure));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1), { timeout: 4000 });
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    show(lazyPart(failure));
    expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['asks for no new page offline where none is kept', null, false],
    ['asks for the one that the service worker keeps', {}, true],
  ])('offline, %s', (_, controller, isLoaded) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
    expect(newPage.loadOnce()).toBe(isLoaded);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
