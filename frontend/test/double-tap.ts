import type { UserEvent } from '@testing-library/user-event';

/**
 * Taps twice. jsdom has no layout, so the second tap is led to what lies above the page, if anything does, and else to
 * `next`, which has taken the place of the element.
 */
export async function doubleTap(user: UserEvent, element: HTMLElement, next = element): Promise<void> {
  await user.click(element);
  const top = document.body.lastElementChild;
  await user.click(top instanceof HTMLElement && top.style.zIndex === '9999' ? top : next);
}
