/** Someone a made-up dater meets. */
export interface Person {
  readonly name: string;
  readonly notes?: string;
  readonly isArchived?: boolean;
  /** Day and hour (YYYY-MM-DDTHH:MM), and the place, of dates to come. */
  readonly planned?: readonly (readonly [string, string])[];
  /** Day, chemistry, enjoyment, the standards' ratings in their order (null: not seen yet), and a note. */
  readonly dates?: readonly (readonly [string, number, number, readonly (number | null)[], string?])[];
}

/** A made-up dater. */
export interface Profile {
  readonly firstName: string;
  readonly datingGoal: string | null;
  /** Name, stars and, for a must-have, its limit. */
  readonly standards: readonly (readonly [string, number, number?])[];
  readonly people: readonly Person[];
}
