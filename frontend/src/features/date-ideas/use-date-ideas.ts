import { useEffect, useState } from 'react';
import type { DateIdea, DateIdeaData, Preference } from '#contract/dating/date-ideas';
import { API } from '#contract/paths';
import { hasStatus } from '../../lib/api/api-error';
import { connection } from '../../lib/connection';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts, type ToastMessage } from '../../ui/feedback/toasts';
import {
  SetupRequiredError,
  useIdeas,
  useNamedIdea,
  usePreferences,
  useSetPreference,
} from './date-ideas.api';
import type { ShownIdea } from './shown-idea';

function wordsFor(title: string, error: unknown): ToastMessage {
  return error instanceof SetupRequiredError
    ? { title, description: error.message, tone: 'error' }
    : failureToast(title, error);
}

/** Only one toast is shown at a time: it names both lists where both failed. */
function useFailureToast(venues: unknown, events: unknown): void {
  const { toast } = useToasts();
  useEffect(() => {
    // Offline, the panel in their place says so.
    const isTold = (error: unknown) => error && !(hasStatus(error, 0) && !connection.isOnline());
    const failures = [
      { title: 'Failed to fetch venues', error: venues },
      { title: 'Failed to fetch events', error: events },
    ];
    const [first, second] = failures.filter(({ error }) => isTold(error));
    if (!first) return;
    const { description, ...words } = wordsFor(first.title, first.error);
    toast({
      ...words,
      description: [second && `${second.title}.`, description].filter(Boolean).join(' '),
    });
  }, [venues, events, toast]);
}

/** Both lists and the preferences load in parallel, once it is known whom they are for; failures are reported, and everything that loaded is shown. */
export function useDateIdeas(matchId: string | null, isKnown: boolean, ideaId: string | null) {
  const named = useNamedIdea(ideaId, matchId, isKnown);
  const venues = useIdeas(API.dateIdeas, matchId, isKnown);
  const events = useIdeas(API.dateIdeaEvents, matchId, isKnown);
  const preferences = usePreferences();
  const { toast } = useToasts();
  const [isRefreshing, setRefreshing] = useState(false);
  useFailureToast(venues.error, events.error);

  const refresh = async () => {
    toast({ title: 'Getting fresh date ideas...', tone: 'info' });
    setRefreshing(true);
    // Failures are shown in the lists themselves.
    await Promise.allSettled([venues.refresh(), events.refresh()]);
    if (preferences.isError) await preferences.refetch();
    setRefreshing(false);
  };
  // The one that the user came for is first, and not repeated.
  const first = named.data ?? [];
  const others = (ideas: readonly DateIdea[] = []) =>
    ideas.filter(({ id }) => first.every((idea) => idea.id !== id));
  return {
    venues: [...first, ...others(venues.data)],
    events: others(events.data),
    preferences: preferences.data ?? [],
    error: venues.error ?? events.error ?? preferences.error,
    isLoading: isRefreshing || venues.isPending || events.isPending || preferences.isPending,
    refresh,
  };
}

/** A click sets a preference; clicking again removes it. */
export function useIdeaVote() {
  const { mutateAsync } = useSetPreference();
  const { toast } = useToasts();

  const save = async (idea: ShownIdea, preference: Preference | null, before: Preference | null) => {
    const removed = preference === null;
    const dateIdeaData: DateIdeaData = { ...idea };
    try {
      await mutateAsync({ dateIdeaId: idea.id, dateIdeaData, preference });
      toast({
        title: removed ? 'Preference removed successfully!' : 'Preference saved successfully!',
        // The card is gone, including the button that would undo the click.
        ...(preference === 'disliked' && {
          description: 'Find it again under Hidden.',
          action: { label: 'Undo', onAction: () => void save(idea, before, preference) },
        }),
      });
    } catch (error) {
      toast(failureToast(removed ? 'Failed to remove preference' : 'Failed to save preference', error));
    }
  };
  return (idea: ShownIdea, clicked: Preference, current: Preference | null) =>
    save(idea, clicked === current ? null : clicked, current);
}
