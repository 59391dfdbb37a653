import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ApiError } from '../../lib/api/api-error';
import { EmptyDrawing } from './empty-state';

interface Props {
  error: unknown;
  onAction: () => void;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Replaces content that failed to load: says what happened and offers one action. */
export function ErrorPanel({ error, onAction, headingLevel = 'h2' }: Props) {
  const { title, description, action } = error instanceof ApiError ? error : ERROR_CATALOGUE.unknown_error;
  return (
    <Box role="alert" sx={{ textAlign: 'center', textWrap: 'balance', py: 5, px: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
        <EmptyDrawing motif="apart" />
      </Box>
      <Typography variant="h3" component={headingLevel}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '46ch', mx: 'auto' }}>
        {description}
      </Typography>
      <Button variant="outlined" onClick={onAction}>
        {action}
      </Button>
    </Box>
  );
}
