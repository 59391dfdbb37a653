/** Values by key, at most `max` of them: the one that was not asked for longest makes room. In this process only. */
export class RecentValues<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.max && oldest !== undefined) this.values.delete(oldest);
  }

  delete(key: string): void {
    this.values.delete(key);
  }
}
