import type { CriterionWords, OwnedCriterion, SelectionRecord } from './criterion';

export abstract class CriterionRepository {
  /** Selected ones in selection order, then the others by age, including deleted ones. */
  abstract listFor(ownerId: string): Promise<OwnedCriterion[]>;
  /** Makes other changes to this owner's standards wait until the surrounding transaction ends. */
  abstract lock(ownerId: string): Promise<void>;
  abstract add(ownerId: string, criterion: OwnedCriterion): Promise<void>;
  abstract reword(ownerId: string, id: string, words: Omit<CriterionWords, 'builtInId'>): Promise<void>;
  /** Takes it out of the selection and erases all of its texts except its name. */
  abstract remove(ownerId: string, criterion: OwnedCriterion, at: Date): Promise<void>;
  /** Restores a deleted one with these texts, stars, place and must-have; it keeps its ratings. */
  abstract revive(ownerId: string, criterion: OwnedCriterion): Promise<void>;
  /** Saves its place in the selection and its must-have. */
  abstract place(
    ownerId: string,
    criterion: Pick<OwnedCriterion, 'id' | 'position' | 'mustHave'>,
  ): Promise<void>;
  /** Selects exactly these, in this order and with these stars and must-haves. */
  abstract replaceSelection(
    ownerId: string,
    selected: readonly Pick<OwnedCriterion, 'id' | 'weight' | 'mustHave'>[],
  ): Promise<void>;
  /** Copies the standards to the account's row, in selection order. */
  abstract publish(ownerId: string): Promise<void>;
  /** One entry per saved selection, never changed: stars by standard id. */
  abstract recordHistory(
    ownerId: string,
    id: string,
    weights: Readonly<Record<string, number>>,
    at: Date,
  ): Promise<void>;
  /** Called before an imported record replaces the account's own. */
  abstract clearHistory(ownerId: string): Promise<void>;
  /** Oldest first. */
  abstract history(ownerId: string): Promise<SelectionRecord[]>;
}
