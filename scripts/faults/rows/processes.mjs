// @ts-check
import { underWriters } from '../fault.mjs';
import { withProduct } from '../product.mjs';

/** @type {import('../fault.mjs').Fault[]} */
export const processFaults = [
  {
    name: 'kill -9 of an API process',
    run: (length) =>
      withProduct(
        (product) =>
          underWriters(product, length === 'full' ? 10 : 2, async (round) => {
            const api = product.apis[round % product.apis.length];
            await api?.kill();
            await api?.start();
          }),
        { apis: 2 },
      ),
  },
];
