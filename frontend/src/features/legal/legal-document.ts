/** A paragraph, or the items of a list. `[words](/address)` is a link, `{support}` the support address. */
type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The section's URL fragment. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly updated: string;
  /** A summary in a few points. */
  readonly inShort: readonly string[];
  readonly sections: readonly LegalSection[];
}
