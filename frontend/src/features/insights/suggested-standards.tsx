import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { CRITERIA_LIMITS, type NewCriterion } from '#contract/dating/criteria';
import { ignoreTaps } from '../../lib/ignore-taps';
import { useStoredState } from '../../lib/storage/browser-storage';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { whileBusy } from '../../ui/feedback/while-busy';
import { useCandidates } from '../candidates/candidates.api';
import { useAllCriteria } from '../criteria/criteria.api';
import { useAddStandard } from './insights.api';

const FROM_DATES = 4;

/** What people say about their own relationship tells more about how good it is than either one's traits (Joel et al. 2020). */
const SUGGESTED: readonly NewCriterion[] = [
  {
    question: 'Commitment',
    description: 'Whether they show that they want to be in this with you.',
    weight: CRITERIA_LIMITS.importanceDefault,
    gradingCriteria: {
      highExample: 'They make room for you, plan ahead with you, and say so.',
      lowExample: 'They keep their options open, and plans stay vague.',
    },
  },
  {
    question: 'Appreciation',
    description: 'Whether you feel seen and valued, and show it too.',
    weight: CRITERIA_LIMITS.importanceDefault,
    gradingCriteria: {
      highExample: 'They notice what you do, thank you for it, and are glad about your good news.',
      lowExample: 'What you do goes unnoticed, or is taken for granted.',
    },
  },
  {
    question: 'How we handle conflict',
    description: 'How you two get through a disagreement.',
    weight: CRITERIA_LIMITS.importanceDefault,
    gradingCriteria: {
      highExample: 'You both listen, stay kind, and find your way back to each other.',
      lowExample: 'It ends in blame, in silence, or in the same fight again.',
    },
  },
];

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const folded = (name: string) => name.trim().toLowerCase();

function useSuggestions(): readonly NewCriterion[] {
  const { data: candidates = [] } = useCandidates();
  const { data: criteria } = useAllCriteria();
  const knowsSomeone = candidates.some(({ archived, dateCount }) => !archived && dateCount >= FROM_DATES);
  if (!knowsSomeone || !criteria) return [];
  if (criteria.filter(({ selected }) => selected).length >= CRITERIA_LIMITS.selectedMax) return [];
  const owned = new Set(criteria.map(({ question }) => folded(question)));
  return SUGGESTED.filter(({ question }) => !owned.has(folded(question)));
}

/** From the fourth date with someone on: how it is to be together, offered as standards; gone once dismissed. */
export function SuggestedStandards() {
  const suggestions = useSuggestions();
  return suggestions.length > 0 && <Suggestions suggestions={suggestions} />;
}

function Suggestions({ suggestions }: { suggestions: readonly NewCriterion[] }) {
  const [isDismissed, setDismissed] = useStoredState(localStorage, 'suggested-standards', isFlag, false);
  const add = useAddStandard();
  const { toast } = useToasts();
  const focus = useFocusAfterRemoval();
  if (isDismissed) return null;
  const addOne = (standard: NewCriterion) => {
    // The next one takes its place.
    ignoreTaps();
    add.mutate(standard, {
      onSuccess: () => toast({ title: `${standard.question} is one of your standards now` }),
      onError: (error) => toast(failureToast("That standard couldn't be added", error)),
    });
  };
  return (
    <Card
      component="section"
      aria-labelledby="suggested-standards"
      {...focus}
      sx={{ p: { xs: 2, sm: 3 }, mb: 2, borderStyle: 'dashed', bgcolor: 'transparent' }}
    >
      <Typography variant="h3" id="suggested-standards">
        You're getting to know someone
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
        After a few dates, how it is to be together says more than what someone is like. If one of these
        matters to you, make it a standard; you'll rate it from the next date on.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {suggestions.map((standard) => (
          <Button
            key={standard.question}
            variant="outlined"
            {...whileBusy(add.isPending)}
            startIcon={<Plus size={16} aria-hidden />}
            aria-label={`Add ${standard.question} as a standard`}
            onClick={() => addOne(standard)}
            sx={{ minHeight: 44 }}
          >
            {standard.question}
          </Button>
        ))}
        <Button onClick={() => setDismissed(true)} sx={{ minHeight: 44, color: 'text.secondary' }}>
          No thanks
        </Button>
      </Box>
    </Card>
  );
}
