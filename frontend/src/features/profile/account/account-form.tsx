import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, SubmitEvent } from 'react';
import { whileBusy } from '../../../ui/feedback/while-busy';

interface Props {
  problem: string | null;
  submitLabel: string;
  isPending: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A short form that shows one problem at a time, above its buttons. */
export function AccountForm({ problem, submitLabel, isPending, onSubmit, onCancel, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      {children}
      {problem !== null && (
        <Alert severity="error" variant="outlined">
          {problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" {...whileBusy(isPending)}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
