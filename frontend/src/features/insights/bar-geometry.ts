/** Everything in px: a row has its words above and its bar below. */
export const BAR_HEIGHT = 8;
const WORDS = 22;
const NOTE = 20;
const AIR = 14;

export function barGeometry(hasNotes: boolean): { rowHeight: number; barTop: number } {
  const barTop = WORDS + (hasNotes ? NOTE : 0) + 2;
  return { rowHeight: barTop + BAR_HEIGHT + AIR, barTop };
}

export interface BarItem {
  label: string;
  /** The figure in words, at the end of the row. */
  figure: string;
  value: number;
  note?: string;
}

export interface BarsProps {
  items: readonly BarItem[];
  /** Below 0 for bars that grow to both sides. */
  min?: number;
  max: number;
  tone: 'primary' | 'secondary';
  rowHeight: number;
}
