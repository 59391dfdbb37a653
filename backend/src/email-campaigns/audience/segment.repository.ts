import type { SegmentDraft } from '#contract/console/campaigns/segments';

/** A row of `saved_segments`. */
export interface StoredSegment extends SegmentDraft {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Names are unique, whatever their case. */
export abstract class SegmentRepository {
  /** By name. */
  abstract list(): Promise<StoredSegment[]>;
  abstract count(): Promise<number>;
  /** False when the name is taken. */
  abstract add(segment: StoredSegment): Promise<boolean>;
  abstract save(segment: StoredSegment): Promise<'saved' | 'name-taken' | 'unknown'>;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}
