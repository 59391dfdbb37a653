import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../test/render-ui';
import { PartMissing } from '../../lib/loading/lazy';
import { newPage } from '../../lib/loading/new-page';
import { PanelBoundary } from './panel-boundary';

describe('a panel that fails', () => {
  let load: jest.SpyInstance;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load = jest.spyOn(newPage, 'load').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

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
    function Broken(): never {
      throw new Error('broken');
    }
    renderUi(
      <PanelBoundary>
        <Broken />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['reloads it at once', true, 1],
    ['keeps it where the browser has no other', false, 0],
  ])('where a part could not be loaded, %s', async (_, canLoad, times) => {
    jest.spyOn(newPage, 'canLoad').mockReturnValue(canLoad);
    function Missing(): never {
      throw new PartMissing('missing');
    }
    renderUi(
      <PanelBoundary>
        <Missing />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(load).toHaveBeenCalledTimes(times);
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
