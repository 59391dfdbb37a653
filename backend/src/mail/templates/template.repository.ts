import type { TemplateWords } from '#contract/console/campaigns/campaigns';

export interface SavedWords {
  /** 1 and up. */
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly words: TemplateWords;
}

export abstract class TemplateRepository {
  abstract newest(key: string): Promise<SavedWords | null>;
  /** Newest first. */
  abstract versions(key: string): Promise<SavedWords[]>;
  /** False when the version already exists. */
  abstract add(key: string, saved: SavedWords): Promise<boolean>;
}
