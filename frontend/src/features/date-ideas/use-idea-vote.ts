import type { DateIdeaData, Preference } from '#contract/date-ideas';
import { failureToast } from '../../ui/failure-toast';
import { useToasts } from '../../ui/toasts';
import { useSetPreference } from './date-ideas.api';
import type { ShownIdea } from './shown-idea';

/** A click sets a preference; the same click again takes it back. */
export function useIdeaVote() {
  const { mutateAsync } = useSetPreference();
  const { toast } = useToasts();
  return async (idea: ShownIdea, clicked: Preference, current: Preference | null) => {
    const preference = clicked === current ? null : clicked;
    const removed = preference === null;
    const dateIdeaData: DateIdeaData = { ...idea };
    try {
      await mutateAsync({ dateIdeaId: idea.id, dateIdeaData, preference });
      toast({
        title: removed ? 'Preference removed successfully!' : 'Preference saved successfully!',
        description: preference === 'disliked' ? 'You find it again under Hidden.' : undefined,
      });
    } catch (error) {
      toast(failureToast(removed ? 'Failed to remove preference' : 'Failed to save preference', error));
    }
  };
}
