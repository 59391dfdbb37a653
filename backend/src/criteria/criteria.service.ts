import { Injectable } from '@nestjs/common';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import type { NewCriterionDto, SelectionDto } from './criteria.dto';
import {
  builtInWords,
  freeSlot,
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

  async list(ownerId: string, withSetAside: boolean): Promise<Criterion[]> {
    const owned = await this.criteria.listFor(ownerId);
    return owned.filter((criterion) => withSetAside || isSelected(criterion)).map(toCriterion);
  }

  /** Every saved selection, oldest first. */
  history(ownerId: string): Promise<SelectionRecord[]> {
    return this.criteria.history(ownerId);
  }

  /**
   * Adds a standard to the selection; if the user already has one by that name, returns it instead. Only its must-have
   * changes, when one is given.
   */
  create(ownerId: string, input: NewCriterionDto): Promise<{ criterion: Criterion; created: boolean }> {
    return this.change(ownerId, async (owned) => {
      const existing = owned.find((criterion) => sameQuestion(criterion, input.question));
      const { mustHave = existing?.mustHave ?? null } = input;
      const position = placeOf(owned, existing, input.selected !== false);
      const others = owned.filter((criterion) => isSelected(criterion) && criterion.id !== existing?.id);
      if (position !== null) requireFewMustHaves([...others, { mustHave }]);
      if (existing) {
        await this.criteria.place(ownerId, { id: existing.id, position, mustHave });
        return { criterion: toCriterion({ ...existing, position, mustHave }), created: false };
      }
      const weight = input.weight ?? CRITERIA_LIMITS.customWeightDefault;
      const added = await this.add(ownerId, owned, { ...wordsOf(input), weight, position, mustHave });
      return { criterion: toCriterion(added), created: true };
    });
  }

  /** Replaces the selection; a deselected standard keeps its ratings, and they count again when it returns. */
  select(ownerId: string, { selectedCriteriaIds, criteria }: SelectionDto): Promise<Criterion[]> {
    const choices = new Map(criteria.map(({ id, ...choice }) => [id, choice]));
    return this.change(ownerId, async (owned) => {
      const selected: Pick<OwnedCriterion, 'id' | 'weight' | 'mustHave'>[] = [];
      for (const plan of planSelection(owned, selectedCriteriaIds, choices)) {
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
      return this.list(ownerId, false);
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
    draft: Omit<OwnedCriterion, 'id' | 'slot'>,
  ): Promise<OwnedCriterion> {
    const slot = freeSlot(owned);
    if (slot === null) throw new DomainError('criteria.owned-full');
    const criterion: OwnedCriterion = { ...draft, id: newId(), slot };
    await this.criteria.add(ownerId, criterion, this.clock.now());
    owned.push(criterion);
    return criterion;
  }
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
