type Value = string | number | boolean | null;

/** Spreadsheets treat text that begins like this as a formula and would run what someone typed as their name. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of RFC 4180. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
