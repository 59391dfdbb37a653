import { newId } from '../platform/crypto/ids';

/** A date's id ends in a zero byte, so that the ids of its ratings can carry their standard's slot there. */
export function newDateId(): string {
  return newId().slice(0, -2) + '00';
}

export interface EvaluationAddress {
  readonly dateId: string;
  readonly slot: number;
}

/** Undoes `evaluationId`. Slot 0 is the date itself, and no rating. */
export function addressOfEvaluation(id: string): EvaluationAddress {
  return { dateId: id.slice(0, -2) + '00', slot: Number.parseInt(id.slice(-2), 16) };
}
