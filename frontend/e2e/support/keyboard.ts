import { expect, type Locator, type Page } from '@playwright/test';

/** Further than any screen here is long: a focus that never arrives is trapped or lost. */
const MOST_STEPS = 150;

interface Seen {
  readonly isTarget: boolean;
  /** Its markup, where nothing shows that it has the focus. */
  readonly unmarked: string | null;
}

/** An outline on the focused element or close around it, or the thick frame of a text field. Null: nothing has the focus. */
function lookAtFocus(target: Element | null): Seen | null {
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
  // A heading or a dialog given the focus to be read out is not something to act on.
  const isActedOn = focused instanceof HTMLElement && focused.tabIndex >= 0;
  const isShown = [...around, around[2]?.parentElement].some((element) => element && isMarked(element));
  return {
    isTarget: focused === target,
    unmarked: isShown || !isActedOn ? null : focused.outerHTML.slice(0, 300),
  };
}

/** Somebody without a mouse, who must always see where they are. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Whether the focus is on the target; wherever it is, it shows. */
  async isAt(target: Locator): Promise<boolean> {
    const seen = await target.evaluate(lookAtFocus);
    expect(seen?.unmarked ?? null, 'has the focus, but does not show it').toBeNull();
    return seen?.isTarget ?? false;
  }

  /** Tab, past whatever is on the way. */
  async tabTo(target: Locator): Promise<void> {
    await this.pressUntil(target, 'Tab');
  }

  async pressUntil(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await this.isAt(target)) return;
      await this.press(key);
    }
    throw new Error(`With ${key} the focus never came to ${String(target)}`);
  }

  async activate(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.type(text);
  }

  /** Into a group of radios, and along it to the one that is meant. */
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
