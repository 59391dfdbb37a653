import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

/** On phones the form is longer than the screen: the buttons follow at its foot. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    left: 0,
    right: 0,
    bottom: 0,
    padding: '16px 16px calc(16px + env(safe-area-inset-bottom, 0px))',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    '& > .MuiButton-contained': { flexGrow: 1 },
  },
}));

interface Props {
  isEditing: boolean;
  isPending: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onCancel: () => void;
}

export function PageEditButtons({ isEditing, isPending, editButton, onEdit, onCancel }: Props) {
  if (!isEditing) {
    return (
      <Button ref={editButton} variant="outlined" onClick={onEdit}>
        Edit
      </Button>
    );
  }
  return (
    <Bar data-bottom-bar>
      <Button onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={isPending}>
        Save
      </Button>
    </Bar>
  );
}
