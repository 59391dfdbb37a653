import type { SyntheticEvent } from 'react';

function ignore(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const UNAVAILABLE = { 'aria-disabled': true, className: 'Mui-disabled', onClickCapture: ignore } as const;
const BUSY = { ...UNAVAILABLE, 'aria-busy': true } as const;

/**
 * For a button that can become unavailable by its own press: it looks disabled and does nothing, but it keeps the
 * keyboard's focus, which a disabled one loses to the page.
 */
export const whileUnavailable = (isUnavailable: boolean) => (isUnavailable ? UNAVAILABLE : {});

/** The same for a button that waits for what it started, and says so to screen readers. */
export const whileBusy = (isBusy: boolean) => (isBusy ? BUSY : {});
