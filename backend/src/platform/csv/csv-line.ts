type Value = string | number | boolean | null;

/** Spreadsheets treat text that begins like this as a formula and would run what someone typed as their name. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of RFC 4180. */
export function csvLine(values: readonly Value[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** What was typed, from the text of a cell that `csvLine` may have made harmless. */
export function typedText(cellText: string): string {
  const rest = cellText.slice(1);
  return cellText.startsWith("'") && isFormula(rest) ? rest : cellText;
}

function isFormula(text: string): boolean {
  return FORMULA.test(text.trimStart()) || FORMULA.test(text);
}

function cell(value: Value): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
