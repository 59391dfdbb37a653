import { mean, roundHalfUp, roundToOneDecimal } from '../../statistics';
import { daysBetween } from '../calendar';
import type { DatingRecord, RecordedMatch } from '../dating-record';
import { type Finding, findingFrom } from '../finding';

const DECIDED_NEEDED = 1;
const DECIDED_NEEDED_FOR_SPEED = 2;
/** A decision after this many days gives a speed of 50. */
const MIDPOINT_DAYS = 30;

interface DecisionMaking {
  /** Days from meeting to archiving, one decimal. Counts archived matches; 1 is needed. */
  readonly avgDaysToDecision: Finding<number | null>;
  /** Percent of all matches that are archived, 0 to 100. Counts matches; 1 is needed. */
  readonly archiveRate: Finding<number | null>;
  /** 0 to 100, 100 being the same day. Counts archived matches; 2 are needed. */
  readonly decisionSpeed: Finding<number | null>;
}

/** Archiving is the decision. Undecided matches are left out, so the average runs short. */
export function decisionMaking({ matches }: DatingRecord): DecisionMaking {
  const archived = matches.filter((match) => match.archived);
  const waits = archived.flatMap(daysToDecision);
  const average = mean(waits) ?? 0;
  return {
    avgDaysToDecision: findingFrom(waits.length, DECIDED_NEEDED, () => roundToOneDecimal(average)),
    archiveRate: findingFrom(matches.length, 1, () => roundHalfUp((100 * archived.length) / matches.length)),
    decisionSpeed: findingFrom(waits.length, DECIDED_NEEDED_FOR_SPEED, () =>
      roundHalfUp((100 * MIDPOINT_DAYS) / (MIDPOINT_DAYS + average)),
    ),
  };
}

function daysToDecision({ createdDay, archivedDay, dates }: RecordedMatch): number[] {
  if (archivedDay === null) return [];
  const start = dates.reduce((earliest, { day }) => (day < earliest ? day : earliest), createdDay);
  return [Math.max(0, daysBetween(start, archivedDay))];
}
