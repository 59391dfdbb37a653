/** A heart where a dial's outer arc begins, so that it's clear without color which arc is the heart's. */
export const HEART_SIGN =
  'M60 10.4C56.4 7.9 54.2 5.9 54.2 3.7a2.9 2.9 0 0 1 5.8-.7 2.9 2.9 0 0 1 5.8.7c0 2.2-2.2 4.2-5.8 6.7z';
