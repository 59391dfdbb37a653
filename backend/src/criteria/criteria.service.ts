import { Injectable } from '@nestjs/common';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import type { CriterionChangesDto, NewCriterionDto, SelectionDto } from './criteria.dto';
import {
  builtInWords,
  freeSlot,
  isDeleted,
  isSelected,
  sameQuestion,
  toCriterion,
  type CriterionWords,
  type OwnedCriterion,
  type SelectionRecord,
} from './criterion';
import { CriterionRepository } from './criterion.repository';
import { planSelection, requireFewMustHaves } from './selection';

@Injectable()
export class CriteriaService {
  constructor(
    private readonly criteria: CriterionRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string, which: WhichCriteria): Promise<Criterion[]> {
    const owned = await this.criteria.listFor(ownerId);
    return owned.filter(IS_LISTED[which]).map(toCriterion);
  }

  /** Every saved selection, oldest first. */
  history(ownerId: string): Promise<SelectionRecord[]> {
    return this.criteria.history(ownerId);
  }

  /**
   * Adds a standard to the selection; if the user already has one by that name, returns it instead. Only its must-have
   * changes, when one is given. A deleted one by that name is there again, with its ratings.
   */
  create(ownerId: string, input: NewCriterionDto): Promise<{ criterion: Criterion; created: boolean }> {
    return this.change(ownerId, async (owned) => {
      const named = owned.filter((criterion) => sameQuestion(criterion, input.question));
      const existing = named.find((criterion) => !isDeleted(criterion)) ?? named[0];
      const { mustHave = existing?.mustHave ?? null } = input;
      const position = placeOf(owned, existing, input.selected !== false);
      const others = owned.filter((criterion) => isSelected(criterion) && criterion.id !== existing?.id);
      if (position !== null) requireFewMustHaves([...others, { mustHave }]);
      const weight = input.weight ?? CRITERIA_LIMITS.customWeightDefault;
      if (existing && isDeleted(existing)) {
        const revived = { ...existing, ...wordsOf(input), weight, position, mustHave, deletedAt: null };
        await this.criteria.revive(ownerId, revived);
        return { criterion: toCriterion(revived), created: true };
      }
      if (existing) {
        await this.criteria.place(ownerId, { id: existing.id, position, mustHave });
        return { criterion: toCriterion({ ...existing, position, mustHave }), created: false };
      }
      const added = await this.add(ownerId, owned, { ...wordsOf(input), weight, position, mustHave });
      return { criterion: toCriterion(added), created: true };
    });
  }

  /** Replaces the selection; a deselected standard keeps its ratings, and they count again when it returns. */
  select(ownerId: string, { selectedCriteriaIds, criteria }: SelectionDto): Promise<Criterion[]> {
    const choices = new Map(criteria.map(({ id, ...choice }) => [id, choice]));
    return this.change(ownerId, async (owned) => {
      const selected: Pick<OwnedCriterion, 'id' | 'weight' | 'mustHave'>[] = [];
      const kept = owned.filter((criterion) => !isDeleted(criterion));
      for (const plan of planSelection(kept, selectedCriteriaIds, choices)) {
        const { weight, mustHave } = plan;
        const { id } =
          'owned' in plan
            ? plan.owned
            : await this.add(ownerId, owned, { ...plan.taken, weight, mustHave, position: null });
        selected.push({ id, weight, mustHave });
      }
      await this.criteria.replaceSelection(ownerId, selected);
      const weights = Object.fromEntries(selected.map(({ id, weight }) => [id, weight]));
      await this.criteria.recordHistory(ownerId, newId(), weights, this.clock.now());
      return this.list(ownerId, 'selected');
    });
  }

  /** Throws criteria.not-found, criteria.built-in-fixed and criteria.name-taken. */
  reword(ownerId: string, id: string, changes: CriterionChangesDto): Promise<Criterion> {
    return this.change(ownerId, async (owned) => {
      const criterion = ownOne(owned, id);
      if (isDeleted(criterion)) throw new DomainError('criteria.not-found');
      const { question = criterion.question, description = criterion.description } = changes;
      const { highExample = criterion.highExample, lowExample = criterion.lowExample } =
        changes.gradingCriteria ?? {};
      const isTaken = owned.some(
        (other) => other.id !== id && !isDeleted(other) && sameQuestion(other, question),
      );
      if (isTaken || builtInWords({ question })) throw new DomainError('criteria.name-taken');
      const words = { question, description, highExample, lowExample };
      await this.criteria.reword(ownerId, id, words);
      return toCriterion({ ...criterion, ...words });
    });
  }

  /**
   * Dates keep their ratings of it, and its name with them. Deleting it again changes nothing. Throws criteria.not-found,
   * criteria.built-in-fixed, and criteria.last-three when too few would be left to score a date with.
   */
  remove(ownerId: string, id: string): Promise<void> {
    return this.change(ownerId, async (owned) => {
      const criterion = ownOne(owned, id);
      if (isDeleted(criterion)) return;
      const selectedCount = owned.filter(isSelected).length;
      if (isSelected(criterion) && selectedCount === CRITERIA_LIMITS.selectedMin)
        throw new DomainError('criteria.last-three');
      await this.criteria.remove(ownerId, criterion, this.clock.now());
    });
  }

  /**
   * Replaces the selection and its history by recorded ones, and adds the standards they need. One of the same name, or
   * the same built-in one, becomes the recorded one; a deleted one that was restored before is not added again. Returns the user's own by the recorded ids.
   */
  restore(
    ownerId: string,
    { standards, selections }: RecordedStandards,
  ): Promise<ReadonlyMap<string, OwnedCriterion>> {
    return this.change(ownerId, async (owned) => {
      const restored = new Map<string, OwnedCriterion>();
      for (const criterion of owned) await this.criteria.place(ownerId, { ...criterion, position: null });
      for (const { id, ...draft } of standards) {
        const existing = owned.find((one) => isSameStandard(one, draft));
        const criterion = existing && { ...existing, ...draft };
        if (criterion && !isDeleted(criterion)) await this.criteria.revive(ownerId, criterion);
        restored.set(id, criterion ?? (await this.add(ownerId, owned, draft)));
      }
      await this.criteria.clearHistory(ownerId);
      for (const { at, weights } of selections) {
        const own = Object.entries(weights).flatMap(([id, weight]) => {
          const criterion = restored.get(id);
          return criterion ? [[criterion.id, weight] as const] : [];
        });
        await this.criteria.recordHistory(ownerId, newId(), Object.fromEntries(own), at);
      }
      return restored;
    });
  }

  /** Allows one change of a user's standards at a time, and updates the account's row. */
  private change<Result>(
    ownerId: string,
    work: (owned: OwnedCriterion[]) => Promise<Result>,
  ): Promise<Result> {
    return this.transaction.run(async () => {
      await this.criteria.lock(ownerId);
      const result = await work(await this.criteria.listFor(ownerId));
      await this.criteria.publish(ownerId);
      return result;
    });
  }

  private async add(
    ownerId: string,
    owned: OwnedCriterion[],
    draft: Omit<OwnedCriterion, 'id' | 'slot' | 'createdAt' | 'deletedAt'> &
      Partial<Pick<OwnedCriterion, 'createdAt' | 'deletedAt'>>,
  ): Promise<OwnedCriterion> {
    const slot = freeSlot(owned);
    if (slot === null) throw new DomainError('criteria.owned-full');
    const createdAt = this.clock.now();
    const criterion: OwnedCriterion = { createdAt, deletedAt: null, ...draft, id: newId(), slot };
    await this.criteria.add(ownerId, criterion);
    owned.push(criterion);
    return criterion;
  }
}

/** Standards and saved selections with the ids of the account they come from. */
interface RecordedStandards {
  readonly standards: readonly Omit<OwnedCriterion, 'slot'>[];
  readonly selections: readonly SelectionRecord[];
}

function isSameStandard(
  owned: OwnedCriterion,
  { builtInId, question, deletedAt }: Omit<OwnedCriterion, 'id' | 'slot'>,
): boolean {
  if (isDeleted(owned) || deletedAt !== null)
    return owned.deletedAt?.getTime() === deletedAt?.getTime() && sameQuestion(owned, question);
  return builtInId === null ? sameQuestion(owned, question) : owned.builtInId === builtInId;
}

const IS_LISTED = {
  selected: isSelected,
  'unselected, too': (criterion: OwnedCriterion) => !isDeleted(criterion),
  'deleted, too': () => true,
} as const;

type WhichCriteria = keyof typeof IS_LISTED;

/** One that the user wrote. Throws criteria.not-found and criteria.built-in-fixed. */
function ownOne(owned: readonly OwnedCriterion[], id: string): OwnedCriterion {
  const criterion = owned.find((one) => one.id === id);
  if (!criterion) throw new DomainError('criteria.not-found');
  if (criterion.builtInId !== null) throw new DomainError('criteria.built-in-fixed');
  return criterion;
}

/** A selected standard stays where it is. Throws criteria.too-many when there is no place for another one. */
function placeOf(
  owned: readonly OwnedCriterion[],
  existing: OwnedCriterion | undefined,
  isWanted: boolean,
): number | null {
  if (existing && isSelected(existing)) return existing.position;
  return isWanted ? nextPosition(owned) : null;
}

/** Throws criteria.too-many when the selection is full. */
function nextPosition(owned: readonly OwnedCriterion[]): number {
  const selected = owned.filter(isSelected);
  if (selected.length >= CRITERIA_LIMITS.selectedMax) throw new DomainError('criteria.too-many');
  return selected.reduce((highest, { position }) => Math.max(highest, position ?? 0), 0) + 1;
}

function wordsOf({ question, description, gradingCriteria }: NewCriterionDto): CriterionWords {
  const catalogue = builtInWords({ question });
  return {
    builtInId: catalogue?.builtInId ?? null,
    question: catalogue?.question ?? question,
    description: description || (catalogue?.description ?? ''),
    highExample: gradingCriteria?.highExample || (catalogue?.highExample ?? ''),
    lowExample: gradingCriteria?.lowExample || (catalogue?.lowExample ?? ''),
  };
}
