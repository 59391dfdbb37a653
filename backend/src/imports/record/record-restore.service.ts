import { Injectable } from '@nestjs/common';
import { IMPORT_TEXTS, type ImportProblem } from '#contract/account/imports';
import { ConversationService } from '../../alex/conversation/conversation.service';
import { inEarnest } from '../../alex/conversation/misreading';
import { newMatch, type Match } from '../../candidates/candidate';
import { CandidatesService } from '../../candidates/candidates.service';
import { isReasonForConcern, matchesMeant, withText } from '../../candidates/concern';
import type { StoredFact } from '../../candidates/facts/candidate-fact';
import { CandidateFactsService } from '../../candidates/facts/candidate-facts.service';
import { newDateId } from '../../candidates/rating-id';
import { CriteriaService } from '../../criteria/criteria.service';
import { sameQuestion, type OwnedCriterion } from '../../criteria/criterion';
import type { StoredDate } from '../../date-experiences/date-experience';
import { IdeaPreferencesService } from '../../date-ideas/preferences/idea-preferences.service';
import { PlannedDatesService } from '../../planned-dates/planned-dates.service';
import { newId } from '../../platform/crypto/ids';
import { PredictionsService } from '../../predictions/predictions.service';
import { withDates, type KnownDisclosures, type NewRecords } from '../import-plan';
import { NoteReadingService } from '../note-reading.service';
import type { DatingRecord, RecordedDate, RecordedMatch } from './record-file';

/** The user's own standards by the ids that the file has for them. */
type RestoredStandards = ReadonlyMap<string, OwnedCriterion>;

interface RestoredRecords extends NewRecords {
  /** The new ids of the file's matches. */
  readonly matchIds: ReadonlyMap<string, string>;
  readonly facts: readonly StoredFact[];
}

/** Puts a downloaded account into an empty one: what was recorded, at the times when it was. */
@Injectable()
export class RecordRestoreService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly facts: CandidateFactsService,
    private readonly plannedDates: PlannedDatesService,
    private readonly criteria: CriteriaService,
    private readonly predictions: PredictionsService,
    private readonly conversation: ConversationService,
    private readonly ideas: IdeaPreferencesService,
    private readonly notes: NoteReadingService,
  ) {}

  /** Standards that the file has too may be there: restoring can be undone and done again. */
  async refusalsOf(ownerId: string, record: DatingRecord): Promise<ImportProblem[]> {
    const [matches, standards] = await Promise.all([
      this.candidates.matchesOf(ownerId),
      this.criteria.list(ownerId, 'unselected, too'),
    ]);
    const isKnown = ({ question }: { question: string }) =>
      record.standards.some((recorded) => sameQuestion(recorded, question));
    const isEmpty = matches.length === 0 && standards.every((own) => own.builtInId !== null || isKnown(own));
    return isEmpty ? [] : [{ row: null, message: IMPORT_TEXTS.accountNotEmpty }];
  }

  restoreStandards(
    ownerId: string,
    { standards, standardsHistory }: DatingRecord,
  ): Promise<RestoredStandards> {
    let position = 0;
    return this.criteria.restore(ownerId, {
      standards: standards.map(({ gradingCriteria, selected, ...standard }) => {
        const isSelected = selected && standard.deletedAt === null;
        if (isSelected) position += 1;
        return { ...standard, ...gradingCriteria, position: isSelected ? position : null };
      }),
      selections: standardsHistory.map(({ at, weights }) => ({ at, weights: Object.fromEntries(weights) })),
    });
  }

  /** Everything in the record that may call for help lines. */
  textsOf({ dates, facts, conversation }: DatingRecord): (string | null)[] {
    const said = conversation.filter(({ role }) => role === 'user').map(({ message }) => message);
    return [...dates.map(({ personalNotes }) => personalNotes), ...facts.map(({ text }) => text), ...said];
  }

  /** New ids sort as the old ones do, because ids decide between what was made in the same moment. */
  async toRecords(
    ownerId: string,
    record: DatingRecord,
    standards: RestoredStandards,
    disclosures: KnownDisclosures,
  ): Promise<RestoredRecords> {
    const matchIds = new Map(byId(record.matches).map(({ id }) => [id, newId()]));
    const dates = byId(record.dates).map((date): StoredDate => ({
      id: newDateId(),
      candidateId: matchIds.get(date.candidateId) ?? '',
      day: date.dateDate,
      createdAt: date.createdAt.toISOString(),
      chemistry: date.physicalChemistry,
      enjoyment: date.enjoymentLevel,
      ratings: ratingsOf(date, standards),
      location: date.location,
      personalNotes: date.personalNotes,
      notesRead: null,
      version: 1,
    }));
    const facts = byId(record.facts).map((fact): StoredFact => ({
      ...fact,
      id: newId(),
      candidateId: matchIds.get(fact.candidateId) ?? '',
    }));
    const datesOf = byMatch(dates);
    const factsOf = byMatch(facts);
    const matches = byId(record.matches).map((recorded) => {
      const id = matchIds.get(recorded.id) ?? '';
      const match = {
        ...newMatch(id, recorded, recorded.createdAt),
        stage: recorded.stage,
        archivedAt: archivedAt(recorded, record),
        archiveReason: recorded.archived ? recorded.archiveReason : null,
      };
      return withFacts(
        withDates(match, datesOf.get(id) ?? [], disclosures),
        factsOf.get(id) ?? [],
        disclosures,
      );
    });
    return {
      matches: await this.withSaidConcerns(ownerId, matches, record, disclosures),
      dates,
      addedDates: new Map(),
      details: new Map(),
      matchIds,
      facts,
    };
  }

  /** What refers to matches, and what refers to nothing. Returns the ids of the predictions. */
  async restoreRest(
    ownerId: string,
    record: DatingRecord,
    { matchIds, facts }: RestoredRecords,
  ): Promise<string[]> {
    await this.facts.restore(ownerId, facts);
    await this.plannedDates.restore(
      ownerId,
      byId(record.plans).map((plan) => ({
        ...plan,
        id: newId(),
        candidateId: matchIds.get(plan.candidateId) ?? '',
        version: 1,
        changedAt: plan.createdAt,
      })),
    );
    const archived = new Map(record.matches.map((match) => [match.id, archivedAt(match, record)]));
    const predictions = byId(record.predictions).map(({ candidateId, createdAt, ...prediction }) => ({
      ...prediction,
      ...answerOf(prediction, archived.get(candidateId) ?? null),
      id: newId(),
      candidateId: matchIds.get(candidateId) ?? '',
      predictedAt: createdAt,
    }));
    await this.predictions.restore(ownerId, predictions);
    await this.predictions.setAsked(ownerId, record.isAskedForPredictions);
    // It stays when the import is undone, and is not told twice when it is done again.
    if ((await this.conversation.latest(ownerId, 1)).length === 0)
      await this.conversation.keep(
        ownerId,
        record.conversation.map((message) => ({ ...message, references: [] })),
      );
    for (const { savedAt, ...idea } of record.dateIdeas) await this.ideas.set(ownerId, idea, savedAt);
    return predictions.map(({ id }) => id);
  }

  /** The matches with the concerns that their owner's messages give: each message is held against each match. */
  private async withSaidConcerns(
    ownerId: string,
    matches: readonly Match[],
    { conversation }: DatingRecord,
    disclosures: KnownDisclosures,
  ): Promise<Match[]> {
    const saidAt = new Map<string, string>();
    await this.notes.inSlices(ownerId, inEarnest(conversation), ({ role, message, createdAt }) => {
      const disclosure = role === 'user' ? disclosures(message) : null;
      if (!disclosure) return;
      for (const { id } of matchesMeant(message, disclosure, matches))
        saidAt.set(id, createdAt.toISOString());
    });
    return matches.map((match) => ({
      ...match,
      concern: { ...match.concern, saidAt: saidAt.get(match.id) ?? null },
    }));
  }
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function byMatch<Entry extends { readonly candidateId: string }>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const own = found.get(entry.candidateId);
    if (own) own.push(entry);
    else found.set(entry.candidateId, [entry]);
  }
  return found;
}

function ratingsOf({ evaluations }: RecordedDate, standards: RestoredStandards): Record<string, number> {
  return Object.fromEntries(
    evaluations.map(({ criteriaId, score }) => [String(standards.get(criteriaId)?.slot), score]),
  );
}

/** Files of earlier versions only say whether it is archived. */
function archivedAt({ archived, archivedAt: at }: RecordedMatch, { exportedAt }: DatingRecord): Date | null {
  return archived ? (at ?? exportedAt) : null;
}

/** A no that came with archiving the match is read from the match, and goes with unarchiving it. */
function answerOf(
  { outcome, answeredAt }: { outcome: boolean | null; answeredAt: Date | null },
  archived: Date | null,
): { outcome: boolean | null; answeredAt: Date | null } {
  const isByArchiving =
    outcome === false && archived !== null && answeredAt?.getTime() === archived.getTime();
  return isByArchiving || outcome === null || answeredAt === null
    ? { outcome: null, answeredAt: null }
    : { outcome, answeredAt };
}

/** The match with the concern that these facts give, too. */
function withFacts(match: Match, facts: readonly StoredFact[], disclosures: KnownDisclosures): Match {
  const concern = facts.reduce(
    (known, { id, text }) => withText(known, id, isReasonForConcern(text, match.name, disclosures)),
    match.concern,
  );
  return { ...match, concern };
}
