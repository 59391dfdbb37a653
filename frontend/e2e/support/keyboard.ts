import { expect, type Locator, type Page } from '@playwright/test';

/** More than any tab sequence here needs: beyond it, focus is trapped or lost. */
const MAX_STEPS = 150;

interface Seen {
  readonly isTarget: boolean;
  /** The element's markup if it doesn't show its focus. */
  readonly unmarked: string | null;
}

/** Looks for an outline on or near the focused element, or a text field's thick border. Null if nothing has focus. */
function inspectFocus(target: Element | null): Seen | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isMarked = (element: Element): boolean => {
    const { opacity, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (Number(opacity) === 0) return false;
    const frame = element.querySelector(':scope > fieldset');
    if (frame && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2) return true;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/[,/] 0\)$/.test(outlineColor);
  };
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  // A heading or a dialog focused for screen readers is not a control.
  const isInteractive = focused instanceof HTMLElement && focused.tabIndex >= 0;
  const isShown = [...around, around[2]?.parentElement].some((element) => element && isMarked(element));
  return {
    isTarget: focused === target,
    unmarked: isShown || !isInteractive ? null : focused.outerHTML.slice(0, 300),
  };
}

/** A keyboard user, who must always be able to see the focus. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Whether the target has focus. Fails if focus isn't visible, wherever it is. */
  async isAt(target: Locator): Promise<boolean> {
    const seen = await target.evaluate(inspectFocus);
    expect(seen?.unmarked ?? null, "has focus but doesn't show it").toBeNull();
    return seen?.isTarget ?? false;
  }

  /** Tabs until the target has focus. */
  async tabTo(target: Locator): Promise<void> {
    await this.pressUntil(target, 'Tab');
  }

  async pressUntil(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (await this.isAt(target)) return;
      await this.press(key);
    }
    throw new Error(`${key} never moved focus to ${String(target)}`);
  }

  async activate(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  /** Tabs into a radio group, then moves along it to the wanted option. */
  async choose(group: Locator, name: string): Promise<void> {
    const wanted = await this.moveTo(group, name);
    if (!(await wanted.isChecked())) await this.press('Space');
    await expect(wanted).toBeChecked();
  }

  async moveTo(group: Locator, name: string): Promise<Locator> {
    const wanted = group.getByRole('radio', { name, exact: true });
    await expect(wanted).toBeVisible();
    const checked = group.locator('input:checked');
    await this.tabTo((await checked.count()) > 0 ? checked : group.getByRole('radio').first());
    await this.pressUntil(wanted, 'ArrowRight');
    return wanted;
  }
}
