import type { CatalogueKind } from './error-catalogue';

export interface ErrorEntry {
  status: number;
  message: string;
  /** The catalogue entry the client shows with the message. */
  catalogue: CatalogueKind;
  kind?: string;
}
