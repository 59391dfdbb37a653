import {
  IMPORT_TEXTS,
  RECORD_VERSION,
  type ImportProblem,
  type RecordSection,
} from '#contract/account/imports';
import type { ChatRole, Coach } from '#contract/dating/alex';
import { FACT_RULES, FACT_TEXTS, FACTS_MAX } from '#contract/dating/candidate-facts';
import { ARCHIVE_REASONS, CANDIDATE_RULES, MATCH_STAGES } from '#contract/dating/candidates';
import {
  BUILT_IN_STANDARDS,
  CRITERIA_LIMITS,
  CRITERIA_TEXTS,
  CRITERION_RULES,
  GRADING_RULES,
} from '#contract/dating/criteria';
import { CONTEXT_SCORE_RULES, DATE_RULES, standardRatingRule } from '#contract/dating/date-experiences';
import { IDEA_PREFERENCE_RULES, type DateIdeaData, type Preference } from '#contract/dating/date-ideas';
import { PLANNED_DATE_LIMITS, PLANNED_DATE_RULES, PLANNED_DATE_TEXTS } from '#contract/dating/planned-dates';
import { PREDICTION_LIMITS, PREDICTION_RULES, PREDICTION_TEXTS } from '#contract/dating/insights/predictions';
import { askedSince, startOf } from '../../planned-dates/planned-date';
import { asRecord, exportTimeOf, parseRecordFile } from './parse-record-file';
import {
  byRule,
  flag,
  listOf,
  mapOf,
  Misfit,
  moment,
  objectOf,
  oneOf,
  orNull,
  text,
  type Reader,
} from './shape';

const ID_MAX = 100;
const MESSAGE_MAX = 20_000;
const IDEAS_MAX = 1_000;
/** Open ones and those kept for the calendar. */
const PLANS_MAX = 1_000;
/** Ratings number a user's standards in one byte. */
const SLOT_MAX = 255;
const DAY_MS = 86_400_000;
/** Of YYYY-MM-DD. */
const DAY_LENGTH = 10;

const id = text(ID_MAX);

/** One entry of each part of the file: what is read of it, and by which rule. A field more is one line. */
const STANDARD = objectOf({
  id,
  builtInId: orNull(oneOf(BUILT_IN_STANDARDS.map((standard) => standard.id))),
  question: byRule<string>(CRITERION_RULES.question),
  description: byRule<string>(CRITERION_RULES.description),
  weight: byRule<number>({ ...CRITERION_RULES.weight, optional: false }),
  mustHave: byRule<number | null>(CRITERION_RULES.mustHave),
  gradingCriteria: objectOf({
    highExample: byRule<string>(GRADING_RULES.highExample),
    lowExample: byRule<string>(GRADING_RULES.lowExample),
  }),
  selected: flag,
  createdAt: moment,
  deletedAt: orNull(moment),
});

const SELECTION = objectOf({
  at: moment,
  weights: mapOf(byRule<number>({ ...CRITERION_RULES.weight, optional: false })),
});

const MATCH = objectOf({
  id,
  name: byRule<string>(CANDIDATE_RULES.name),
  age: byRule<number | null>(CANDIDATE_RULES.age),
  profession: byRule<string | null>(CANDIDATE_RULES.profession),
  location: byRule<string | null>(CANDIDATE_RULES.location),
  notes: byRule<string | null>(CANDIDATE_RULES.notes),
  stage: orNull(oneOf(MATCH_STAGES)),
  archived: flag,
  archivedAt: orNull(moment),
  archiveReason: orNull(oneOf(ARCHIVE_REASONS)),
  createdAt: moment,
});

const DATE = objectOf({
  id,
  candidateId: id,
  dateDate: byRule<string>({ ...DATE_RULES.dateDate, optional: false, requiredBy: 'both' }),
  createdAt: moment,
  location: byRule<string | null>(DATE_RULES.location),
  personalNotes: byRule<string | null>(DATE_RULES.personalNotes),
  physicalChemistry: byRule<number>(CONTEXT_SCORE_RULES.chemistry),
  enjoymentLevel: byRule<number>(CONTEXT_SCORE_RULES.enjoyment),
  evaluations: listOf(objectOf({ criteriaId: id, score: byRule<number>(standardRatingRule('Each')) })),
});

const FACT = objectOf({
  id,
  candidateId: id,
  text: byRule<string>(FACT_RULES.text),
  day: byRule<string>({ ...FACT_RULES.day, optional: false }),
  createdAt: moment,
});

const PLAN = objectOf({
  id,
  candidateId: id,
  plannedFor: byRule<string>(PLANNED_DATE_RULES.plannedFor),
  timeZone: byRule<string>({ ...PLANNED_DATE_RULES.timeZone, nullable: false }),
  place: byRule<string | null>(PLANNED_DATE_RULES.place),
  ideaTitle: byRule<string | null>(PLANNED_DATE_RULES.ideaTitle),
  createdAt: moment,
});

const MESSAGE = objectOf({
  role: oneOf<ChatRole>(['user', 'alex']),
  message: text(MESSAGE_MAX),
  coach: orNull(oneOf<Coach>(['built-in', 'model', 'safety'])),
  createdAt: moment,
});

const PREDICTION = objectOf({
  id,
  candidateId: id,
  percent: byRule<number>(PREDICTION_RULES.percent),
  createdAt: moment,
  outcome: orNull(flag),
  answeredAt: orNull(moment),
});

const IDEA = objectOf({
  dateIdeaId: byRule<string>(IDEA_PREFERENCE_RULES.dateIdeaId),
  dateIdeaData: byRule<DateIdeaData>(IDEA_PREFERENCE_RULES.dateIdeaData),
  preference: byRule<Preference>(IDEA_PREFERENCE_RULES.preference),
  savedAt: moment,
});

type RecordedStandard = ReturnType<typeof STANDARD>;
type RecordedSelection = ReturnType<typeof SELECTION>;
export type RecordedMatch = ReturnType<typeof MATCH>;
export type RecordedDate = ReturnType<typeof DATE>;
type RecordedFact = ReturnType<typeof FACT>;
type RecordedPlan = ReturnType<typeof PLAN>;
type RecordedMessage = ReturnType<typeof MESSAGE>;
type RecordedPrediction = ReturnType<typeof PREDICTION>;
type RecordedIdea = ReturnType<typeof IDEA>;

/** A dater's record, as it was downloaded: ids are those of the account it came from. */
export interface DatingRecord {
  readonly exportedAt: Date;
  readonly standards: readonly RecordedStandard[];
  readonly standardsHistory: readonly RecordedSelection[];
  readonly conversation: readonly RecordedMessage[];
  readonly matches: readonly RecordedMatch[];
  readonly dates: readonly RecordedDate[];
  readonly facts: readonly RecordedFact[];
  readonly plans: readonly RecordedPlan[];
  readonly predictions: readonly RecordedPrediction[];
  readonly isAskedForPredictions: boolean;
  readonly dateIdeas: readonly RecordedIdea[];
}

export interface RecordFile {
  readonly record: DatingRecord;
  readonly problems: readonly ImportProblem[];
}

/** Whether the text is meant to be a downloaded account and not a list. */
export function isRecordFile(fileText: string): boolean {
  return /^[\uFEFF\s]*[{[]/.test(fileText);
}

/** Reads a downloaded account. Every entry that is wrong is a problem that names it. */
export function readRecordFile(fileText: string, now: Date): RecordFile {
  const problems: ImportProblem[] = [];
  const file = parseRecordFile(fileText);
  const exportedAt = file && exportTimeOf(file, now);
  if (!file) problems.push({ row: null, message: IMPORT_TEXTS.notOurs });
  else if (Number(file['formatVersion'] ?? 0) > RECORD_VERSION)
    problems.push({ row: null, message: IMPORT_TEXTS.newer });
  else if (!exportedAt) problems.push({ row: null, message: IMPORT_TEXTS.wrongTime });
  // Only what a browser sends of the file.
  const given: Readonly<Partial<Record<RecordSection, unknown>>> = problems.length === 0 && file ? file : {};
  const entries = <Entry>(label: string, value: unknown, read: Reader<Entry>): Entry[] =>
    (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) => {
      try {
        return [read(entry, now)];
      } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        problems.push({ row: null, message: `${label} ${index + 1}: ${error.message}` });
        return [];
      }
    });
  const predictions = asRecord(given.predictions);
  const record: DatingRecord = {
    exportedAt: exportedAt ?? now,
    standards: entries('Standard', given.standards, STANDARD),
    standardsHistory: entries('Saved selection', given.standardsHistory, SELECTION),
    conversation: entries('Message', given.conversation, MESSAGE),
    matches: entries('Match', given.matches, MATCH),
    dates: entries('Date', given.dates, DATE),
    facts: entries('Fact', given.facts, FACT),
    plans: entries('Planned date', asRecord(given.plannedDates)?.['plans'], PLAN),
    predictions: entries('Prediction', predictions?.['predictions'], PREDICTION),
    isAskedForPredictions: predictions?.['isAsked'] !== false,
    dateIdeas: entries('Date idea', given.dateIdeas, IDEA),
  };
  problems.push(...brokenLinks(record), ...brokenLimits(record, now));
  return { record, problems };
}

function brokenLinks({ standards, matches, dates, ...others }: DatingRecord): ImportProblem[] {
  const matchIds = new Set(matches.map((match) => match.id));
  const standardIds = new Set(standards.map((standard) => standard.id));
  const isComplete = ({ candidateId, evaluations }: RecordedDate) =>
    matchIds.has(candidateId) && evaluations.every(({ criteriaId }) => standardIds.has(criteriaId));
  const strays = (label: string, entries: readonly { readonly candidateId: string }[]) =>
    entries.flatMap(({ candidateId }, index) => (matchIds.has(candidateId) ? [] : [`${label} ${index + 1}`]));
  return [
    ...dates.flatMap((date, index) => (isComplete(date) ? [] : [`Date ${index + 1}`])),
    ...strays('Fact', others.facts),
    ...strays('Planned date', others.plans),
    ...strays('Prediction', others.predictions),
  ].map((entry) => ({
    row: null,
    message: `${entry}: It belongs to a match or a standard that is not in this file.`,
  }));
}

/** What no account can have. */
function brokenLimits(record: DatingRecord, now: Date): ImportProblem[] {
  const { standards, dateIdeas, predictions, facts, plans } = record;
  const isTooFar = (plan: RecordedPlan) =>
    startOf(plan).getTime() - now.getTime() > PLANNED_DATE_LIMITS.daysAhead * DAY_MS;
  const kept = standards.filter(({ deletedAt }) => deletedAt === null);
  const selected = kept.filter((standard) => standard.selected);
  const mustHaves = selected.filter(({ mustHave }) => mustHave !== null);
  const broken: [boolean, string][] = [
    [kept.length > CRITERIA_LIMITS.ownedMax || standards.length > SLOT_MAX, CRITERIA_TEXTS.ownedFull],
    [selected.length > CRITERIA_LIMITS.selectedMax, CRITERIA_TEXTS.tooMany],
    [mustHaves.length > CRITERIA_LIMITS.mustHavesMax, CRITERIA_TEXTS.tooManyMustHaves],
    [predictions.length > PREDICTION_LIMITS.max, PREDICTION_TEXTS.full],
    [mostOfOne(facts) > FACTS_MAX, FACT_TEXTS.full],
    [openPlans(record, now) > PLANNED_DATE_LIMITS.open, PLANNED_DATE_TEXTS.full],
    [plans.some(isTooFar), `Planned dates: ${PLANNED_DATE_TEXTS.tooFar}`],
    [plans.length > PLANS_MAX, `A file can have up to ${PLANS_MAX} planned dates.`],
    [dateIdeas.length > IDEAS_MAX, `A file can have up to ${IDEAS_MAX} date ideas.`],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, message]) => ({ row: null, message }));
}

/** Those that the user is still asked about: not over for long, and not scored. */
function openPlans({ plans, dates }: DatingRecord, now: Date): number {
  const isScored = ({ candidateId, plannedFor, createdAt }: RecordedPlan) =>
    dates.some(
      (date) =>
        date.candidateId === candidateId &&
        date.dateDate >= plannedFor.slice(0, DAY_LENGTH) &&
        date.createdAt >= createdAt,
    );
  return plans.filter((plan) => startOf(plan) >= askedSince(now) && !isScored(plan)).length;
}

/** How many entries the match with the most of them has. */
function mostOfOne(entries: readonly { readonly candidateId: string }[]): number {
  const counts = new Map<string, number>();
  for (const { candidateId } of entries) counts.set(candidateId, (counts.get(candidateId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
