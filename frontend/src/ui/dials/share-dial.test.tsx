import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureDownloads } from '../../../test/capture-downloads';
import { renderUi } from '../../../test/render-ui';
import { lightPalette } from '../../app/theme/theme-palette';
import { COLORS } from './draw-dial';
import { ShareDial } from './share-dial';

const FIT = { percent: 75, likely: { low: 49, high: 88 }, heart: 80, dateCount: 2 };
const written: string[] = [];

/** jsdom has no canvas: what would be written is kept. */
beforeEach(() => {
  written.length = 0;
  Object.assign(globalThis, { Path2D: class {} });
  const pen = new Proxy(
    {},
    {
      get: (_, name) => (name === 'fillText' ? (text: string) => written.push(text) : () => undefined),
      set: () => true,
    },
  );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Path2D');
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
});

const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Share without a name' }));

describe('sharing a dial', () => {
  it('saves a picture of the percentage and its range where files cannot be shared', async () => {
    const saved = captureDownloads();
    renderUi(<ShareDial fit={FIT} />);
    await press();
    await waitFor(() => expect(saved).toEqual(['fit.png']));
    expect(written).toEqual(['75%', 'Weak to strong fit', 'likely 49–88%']);
    await screen.findByText(/75% fit with your standards so far/);
  });

  it('shares the picture with its text, and takes no for an answer', async () => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      shared.push(data);
      return Promise.reject(new DOMException('no', 'AbortError'));
    };
    Object.assign(navigator, { canShare: () => true, share });
    renderUi(<ShareDial fit={FIT} />);
    await press();
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.files?.[0]).toMatchObject({ name: 'fit.png', type: 'image/png' });
    expect(shared[0]?.text).toContain('75% fit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("has the app's colors", () => {
    const known = JSON.stringify(lightPalette);
    expect(Object.values(COLORS).filter((color) => !known.includes(color))).toEqual([]);
  });

  it('is not offered before there is a percentage', () => {
    renderUi(<ShareDial fit={{ percent: null }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
