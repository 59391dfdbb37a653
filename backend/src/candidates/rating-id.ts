import { newId } from '../platform/crypto/ids';

/** Locates a rating: its date, and its standard's slot (1 to 255). */
interface RatingPlace {
  readonly dateId: string;
  readonly slot: number;
}

/** A date's id ends in a zero byte, so that the ids of its ratings can carry their standard's slot there. */
export function newDateId(): string {
  return newId().slice(0, -2) + '00';
}

export function ratingIdOf({ dateId, slot }: RatingPlace): string {
  return dateId.slice(0, -2) + slot.toString(16).padStart(2, '0');
}

/** The inverse of `ratingIdOf`. Slot 0 is the date itself, not a rating. */
export function ratingPlaceOf(ratingId: string): RatingPlace {
  return { dateId: ratingId.slice(0, -2) + '00', slot: Number.parseInt(ratingId.slice(-2), 16) };
}
