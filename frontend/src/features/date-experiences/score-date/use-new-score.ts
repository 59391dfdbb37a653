import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { ApiError, hasCode, hasStatus } from '../../../lib/api/api-error';
import { connection } from '../../../lib/connection';
import { localDay } from '../../../lib/format';
import { failureToast, MATCH_GONE, savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCandidates } from '../../candidates/candidates.api';
import { useReloadCriteria } from '../../criteria/criteria.api';
import type { SavedDate } from '../date-result/date-result-sheet';
import { useAddDate, useRefreshDates } from '../date-experiences.api';
import { keepPending } from '../pending-dates/pending-dates.api';
import { fillInDraft, keepDraft, keepLastPlace, newDraft, readDraft, type ScoreDraft } from '../score-draft';
import { blankScore, toDateInput, useScoreForm, type KnownBefore, type ScoreValues } from '../score-form';

interface Options {
  userId: string;
  candidate: Candidate;
  criteria: readonly Criterion[];
  /** Stands in the form from the beginning. */
  filledIn?: KnownBefore | undefined;
  /** Fills in by itself later. */
  lastPlace?: string | undefined;
  /** With the date and the matches as they were without it; null when it waits on this device or can't be saved. */
  onSaved: (saved: SavedDate | null) => void;
}

/** A draft can rate a standard that was deselected since, and which a new date doesn't take. */
function currentDraft(
  draft: ScoreDraft | null,
  criteria: readonly Criterion[],
  filledIn: KnownBefore = {},
): ScoreDraft | null {
  if (!draft) return null;
  const scores = Object.entries(draft.values.scores).filter(([id]) =>
    criteria.some((criterion) => criterion.id === id),
  );
  const current = { ...draft, values: { ...draft.values, scores: Object.fromEntries(scores) } };
  return fillInDraft(current, filledIn);
}

const isAboutStandards = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field.startsWith('standardsScores'));

const namesOf = (criteria: readonly Criterion[]): string =>
  criteria.map(({ question }) => `“${question}”`).join(', ');

const without = (some: readonly Criterion[], others: readonly Criterion[]): readonly Criterion[] =>
  some.filter(({ id }) => others.every((other) => other.id !== id));

/** Ratings that are registered and not given are left out. */
const isSame = (one: ScoreValues, other: ScoreValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const ADDED = 'Added on another device. Please rate it, too.';

/** The form for a new date; the draft survives closing the tab until the user saves it or starts over. */
export function useNewScore({ userId, candidate, criteria, filledIn, lastPlace, onSaved }: Options) {
  const blank = () => newDraft(blankScore(localDay(new Date()), filledIn));
  const [restored, setRestored] = useState(() =>
    currentDraft(readDraft(userId, candidate.id), criteria, filledIn),
  );
  const [draft, setDraft] = useState(() => restored ?? blank());
  const { form, submit, showServerErrors } = useScoreForm(draft.values, criteria);
  const { data: candidates = [] } = useCandidates();
  const add = useAddDate(candidate.id);
  const refresh = useRefreshDates(candidate.id);
  const reloadCriteria = useReloadCriteria();
  const { toast } = useToasts();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control, compute: (current) => current });

  const isBlank = isSame(values, blankScore(localDay(new Date()), filledIn));
  const hasChanged = useRef(false);
  useEffect(() => {
    // A form that is changed back to how it opened is no longer dirty, and what was kept meanwhile is no longer so.
    hasChanged.current ||= isDirty;
    if (!hasChanged.current) return;
    if (isBlank) return keepDraft(userId, candidate.id, null);
    const { given } = draft;
    const isLastPlace = values.location === lastPlace;
    keepDraft(userId, candidate.id, {
      ...draft,
      values,
      ...(given && isLastPlace && { given: { ...given, location: values.location } }),
    });
  }, [isDirty, isBlank, values, userId, candidate.id, draft, lastPlace]);

  useEffect(() => {
    const shown = added.find((one) => criteria.some(({ id }) => id === one));
    if (shown !== undefined) form.setFocus(`scores.${shown}`);
  }, [added, criteria, form]);

  const startOver = () => {
    const fresh = blank();
    form.reset(fresh.values);
    keepDraft(userId, candidate.id, null);
    setDraft(fresh);
    setRestored(null);
  };

  const keepForLater = () => {
    const complete = form.getValues();
    keepPending(userId, {
      idempotencyKey: draft.idempotencyKey,
      matchName: candidate.name,
      input: { ...toDateInput(complete, criteria), candidateId: candidate.id },
      values: complete,
      problem: null,
    });
    finish(complete.location, null);
    // The card at the top of the dashboard says when it will be saved.
    toast({ title: 'Kept on this device', tone: 'info' });
  };

  const finish = (place: string, saved: SavedDate | null) => {
    keepDraft(userId, candidate.id, null);
    keepLastPlace(userId, place.trim());
    onSaved(saved);
  };

  const fail = (error: unknown) => {
    if (hasStatus(error, 422)) {
      const next = { ...newDraft(form.getValues()), given: draft.given };
      keepDraft(userId, candidate.id, next);
      setDraft(next);
      void refresh();
      toast(savedBeforeToast('date', `${candidate.name}'s date history`));
      return;
    }
    if (hasStatus(error, 0) && !connection.isOnline()) return keepForLater();
    if (hasCode(error, 'candidate.not-found')) {
      toast(MATCH_GONE);
      void refresh();
      return onSaved(null);
    }
    if (isAboutStandards(error)) return void showChangedStandards(error);
    report(error);
  };

  /** The ratings stay; a new standard is there, unrated. */
  const showChangedStandards = async (error: unknown) => {
    const now = await reloadCriteria();
    const removed = without(criteria, now);
    const missing = without(now, criteria).map(({ id }) => id);
    if (removed.length + missing.length === 0) return report(error);
    setAdded([...added, ...missing]);
    if (removed.length > 0)
      toast({ tone: 'warning', title: `Removed on another device: ${namesOf(removed)}` });
  };

  const report = (error: unknown) => {
    showServerErrors(error);
    toast(failureToast('Failed to add date experience', error));
  };

  const save = () =>
    submit((complete) => {
      const input = toDateInput(complete, criteria);
      add.mutate(
        { input: { ...input, candidateId: candidate.id }, idempotencyKey: draft.idempotencyKey },
        {
          onSuccess: (date) => {
            toast({ title: 'Date experience added' });
            finish(complete.location, { date, before: candidates });
          },
          onError: fail,
        },
      );
    });

  const notes = Object.fromEntries(added.map((id) => [id, ADDED]));
  return { form, save, startOver, values, notes, isRestored: restored !== null, isPending: add.isPending };
}
