/** A paragraph, or the points of a list. `[words](/address)` is a link, `{support}` the address of support. */
type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** What the address of the section ends with. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  /** The whole in a few points, for those who read no further. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
}
