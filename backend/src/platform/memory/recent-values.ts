/**
 * Values by key, of at most `max` in all: those that were not asked for longest make room. In this process only.
 * `sizeOf` says what each counts, one without it; a value that is larger than `max` is not kept.
 */
export class RecentValues<Value> {
  private readonly values = new Map<string, Value>();
  private size = 0;

  constructor(
    private readonly max: number,
    private readonly sizeOf: (value: Value) => number = () => 1,
  ) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.values.set(key, value);
    this.size += this.sizeOf(value);
    for (const oldest of this.values.keys()) {
      if (this.size <= this.max) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    this.values.delete(key);
    this.size -= this.sizeOf(value);
  }
}
