// @ts-check
import { underWriters } from '../fault.mjs';
import { Product } from '../product.mjs';

/** @type {import('../fault.mjs').Fault[]} */
export const processFaults = [
  {
    name: 'kill -9 of an API process',
    async run(length) {
      const product = await Product.start({ apis: 2 });
      try {
        return await underWriters(product, length === 'full' ? 10 : 2, async (round) => {
          const api = product.apis[round % product.apis.length];
          await api?.kill();
          await api?.start();
        });
      } finally {
        await product.stop();
      }
    },
  },
];
