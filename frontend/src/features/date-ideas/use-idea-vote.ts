import type { DateIdeaData, Preference } from '#contract/date-ideas';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useSetPreference } from './date-ideas.api';
import type { ShownIdea } from './shown-idea';

/** A click sets a preference; the same click again takes it back. */
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
        // Its card is gone, and with it the button that would take the click back.
        ...(preference === 'disliked' && {
          description: 'You find it again under Hidden.',
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
