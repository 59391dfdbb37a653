import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SECTION } from './section-links';
import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  /** What a link to it ends with. */
  id?: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of the page. */
export function PageCard({ id, title, action, children }: Props) {
  const titleId = useId();
  return (
    <Card id={id} component="section" aria-labelledby={titleId} sx={{ overflow: 'visible', ...SECTION }}>
      <CardContent sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            minHeight: action ? 44 : 0,
          }}
        >
          <Typography variant="h3" component="h2" id={titleId}>
            {title}
          </Typography>
          {action}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

/** On phones the form is longer than the screen, so the buttons are repeated at the end. */
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

interface PageEditButtonsProps {
  isEditing: boolean;
  isPending: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onCancel: () => void;
}

export function PageEditButtons({
  isEditing,
  isPending,
  editButton,
  onEdit,
  onCancel,
}: PageEditButtonsProps) {
  if (!isEditing) {
    return (
      <Button ref={editButton} variant="outlined" onClick={onEdit}>
        Edit
      </Button>
    );
  }
  return (
    <Bar data-bottom-bar data-sticks>
      <Button onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={isPending}>
        Save
      </Button>
    </Bar>
  );
}
