import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { lazyPart, PartMissing } from '../../lib/lazy';
import { PanelBoundary } from './panel-boundary';

describe('a panel that fails', () => {
  let quiet: jest.SpyInstance;
  beforeEach(() => (quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
  afterEach(() => quiet.mockRestore());

  it('says so in its place, leaves the others alone, and can be tried again', async () => {
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('broken');
      return <p>Insights</p>;
    }
    renderUi(
      <>
        <PanelBoundary>
          <Fragile />
        </PanelBoundary>
        <p>Matches</p>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Something unexpected happened');
    expect(screen.getByText('Matches')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Insights')).toBeTruthy();
  });

  it('reloads the page when it fails again', async () => {
    const reload = jest.fn();
    function Broken(): never {
      throw new Error('broken');
    }
    renderUi(
      <PanelBoundary reload={reload}>
        <Broken />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads the page at once when a part of it could not be loaded', async () => {
    const reload = jest.fn();
    const Missing = lazyPart(() => Promise.reject(new TypeError('Failed to fetch')));
    renderUi(
      <PanelBoundary reload={reload}>
        <Missing />
      </PanelBoundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }, { timeout: 4000 }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not reload it where no page is kept', null, 0],
    ['reloads it where the service worker keeps the page', {}, 1],
  ])('offline: %s', async (_, controller, reloads) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
    const reload = jest.fn();
    function Broken(): never {
      throw new PartMissing('missing');
    }
    renderUi(
      <PanelBoundary reload={reload}>
        <Broken />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(reloads);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.restoreAllMocks();
  });

  it('shows nothing in its place where the page works without it', () => {
    function Broken(): never {
      throw new Error('broken');
    }
    const { container } = renderUi(
      <PanelBoundary isOptional>
        <Broken />
      </PanelBoundary>,
    );
    expect(container.textContent).toBe('');
  });
});
