import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CoachStatus } from '#contract/alex';

const WHO: Readonly<Record<CoachStatus['coach'], string>> = {
  'built-in': 'Built-in coach: answers from your records, nothing leaves this server',
  model: 'Answers by an AI model, under pseudonyms; it can be wrong',
};

interface Props {
  coach: CoachStatus['coach'];
  onSettings: () => void;
}

/** Who answers now, and where that is decided. */
export function WhoAnswers({ coach, onSettings }: Props) {
  return (
    <Typography variant="body2" color="textSecondary">
      {WHO[coach]}.{' '}
      <Link
        component="button"
        type="button"
        onClick={onSettings}
        sx={{ font: 'inherit', fontWeight: 560, verticalAlign: 'baseline' }}
      >
        AI settings
      </Link>
    </Typography>
  );
}
