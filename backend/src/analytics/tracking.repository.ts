import type { TrackingEvent } from '#contract/tracking';

/** Events belong to nobody: counting visits needs no person, so there is none to export or to erase. */
export abstract class TrackingRepository {
  abstract add(event: TrackingEvent, at: Date): Promise<void>;
  abstract forget(before: Date): Promise<void>;
}
