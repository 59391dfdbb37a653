import type { TrackingEvent } from '#contract/tracking';

/** Events aren't tied to a person, so there is nothing to export or erase. */
export abstract class TrackingRepository {
  abstract add(event: TrackingEvent, at: Date): Promise<void>;
  abstract forget(before: Date): Promise<void>;
}
