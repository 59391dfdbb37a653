// @ts-check
// Loaded into a process before the product: its clock is wrong by CLOCK_OFFSET_MS milliseconds.
const offset = Number(process.env['CLOCK_OFFSET_MS'] ?? 0);
const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [TrueDate.now() + offset], newTarget),
  apply: (target) => new target(TrueDate.now() + offset).toString(),
  get: (target, property) =>
    property === 'now' ? () => TrueDate.now() + offset : Reflect.get(target, property),
});
