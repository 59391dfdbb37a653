import type { TrackingEvent } from '#contract/tracking';

/** Events belong to no one: counting visits needs no person, so there is nothing to export or erase. */
export abstract class TrackingRepository {
  abstract add(event: TrackingEvent, at: Date): Promise<void>;
  abstract forget(before: Date): Promise<void>;
}
