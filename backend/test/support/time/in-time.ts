/**
 * Many times what it takes alone, because a machine that runs other tests too is slower, and a fraction of what it would
 * take without the limit that a test is about. In milliseconds.
 */
export const IN_TIME_MS = 20_000;
