import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, useContext, useId, type ReactNode, type Ref } from 'react';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { PhoneBar } from '../../../ui/layout/phone-bar';
import { SECTION } from './section-links';

/** The heading of the row that it is folded in, which says its title. */
export const FoldTitle = createContext<string | null>(null);

interface Props {
  /** What a link to it ends with. */
  id?: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Where a link led to: the card's tint says so until something else has the focus. */
const MARKED = {
  // The fold around it, on phones, takes the card's own color away.
  '&&&:focus': {
    // Drawn only where the system allows no other colors.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
    backgroundColor: ({ vars }: Theme) =>
      `color-mix(in srgb, ${vars?.palette.soft.head} 55%, ${vars?.palette.background.paper})`,
  },
} as const;

/** A titled section of the page. */
export function PageCard({ id, title, action, children }: Props) {
  const ownId = useId();
  const foldTitle = useContext(FoldTitle);
  const titleId = foldTitle ?? ownId;
  return (
    <Card
      id={id}
      component="section"
      aria-labelledby={titleId}
      sx={{ overflow: 'visible', ...SECTION, ...(id !== undefined && MARKED) }}
    >
      <CardContent sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 } }}>
        {foldTitle === null && (
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              // Where there is room, a title with a button is as far from its first row as one without.
              '& > .MuiButton-root': { my: { sm: '-10px' } },
              '& > [data-bottom-bar]': { my: { sm: '-10px' } },
            }}
          >
            <Typography variant="h3" component="h2" id={titleId}>
              {title}
            </Typography>
            {action}
          </Box>
        )}
        {children}
      </CardContent>
    </Card>
  );
}

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
    <PhoneBar>
      <Button onClick={onCancel} disabled={isPending}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" {...whileBusy(isPending)}>
        Save
      </Button>
    </PhoneBar>
  );
}
