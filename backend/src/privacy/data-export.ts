import type { DataExport, ExportIndexEntry } from '#contract/privacy';

/** A part of the export, and what a reader should know of it. */
export interface ExportSection {
  readonly section: string;
  readonly about: string;
  readonly data: unknown;
}

/** One JSON document that begins with an index in words. */
export function toDataExport(sections: readonly ExportSection[], at: Date): DataExport {
  return {
    product: 'Heart & Head',
    exportedAt: at.toISOString(),
    index: sections.map(({ section, about, data }): ExportIndexEntry => ({
      section,
      about,
      entries: Array.isArray(data) ? data.length : 1,
    })),
    ...Object.fromEntries(sections.map(({ section, data }) => [section, data])),
  };
}
