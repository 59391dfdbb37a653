/** What calling a link found. */
export type LinkFinding =
  { readonly status: number } | { readonly failure: 'private' | 'late' | 'unreachable' };

/** Calls links as their readers would, but never anything inside the operator's own network. */
export abstract class LinkProbe {
  /** Whether the address is one that anyone could reach, as far as its text tells. */
  abstract isPublic(url: string): boolean;
  abstract call(url: string): Promise<LinkFinding>;
}
