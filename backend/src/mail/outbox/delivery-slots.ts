/** How many emails this process handles at a time, wherever it learned of them. */
export class DeliverySlots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Resolves once a slot is free. */
  async take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Takes all that are free right now; returns how many. */
  takeFree(): number {
    const taken = this.free;
    this.free = 0;
    return taken;
  }

  give(count = 1): void {
    for (let given = 0; given < count; given += 1) {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
