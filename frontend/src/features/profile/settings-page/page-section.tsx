import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** On phones a row that opens; where there is room, nothing but its cards. */
const Fold = styled('details')(({ theme }) => ({
  minWidth: 0,
  scrollMarginTop: 16,
  [theme.breakpoints.up('sm')]: { scrollMarginTop: 76 },
  [theme.breakpoints.up('md')]: { scrollMarginTop: 24 },
  '&:focus': { outline: 'none' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 60,
    padding: '8px 16px',
    borderRadius: 16,
    border: `1px solid ${theme.vars?.palette.divider}`,
    cursor: 'pointer',
    listStyle: 'none',
    backgroundColor: theme.vars?.palette.background.paper,
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
  '&[open]': { [theme.breakpoints.down('sm')]: { marginBottom: 8 } },
  '&[open] > summary': {
    marginBottom: 8,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    '& svg': { transform: 'rotate(180deg)' },
  },
}));

/** Cards that a link leads to, and that are never folded. */
export const Section = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  scrollMarginTop: 16,
  [theme.breakpoints.up('sm')]: { gap: 24, scrollMarginTop: 76 },
  [theme.breakpoints.up('md')]: { scrollMarginTop: 24 },
  '&:focus': { outline: 'none' },
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { gap: 24 },
}));

interface Props {
  id: string;
  /** The row's words on phones. */
  name: string;
  about: string;
  startsOpen?: boolean;
  /** It can't be folded, as something in it is being changed. */
  isHeldOpen?: boolean;
  children: ReactNode;
}

/** One or several cards that a link leads to: folded on phones, where all of them would be six screens long. */
export function PageSection({ id, name, about, startsOpen = false, isHeldOpen = false, children }: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(startsOpen);
  const staysOpen = !isPhone || isHeldOpen;
  return (
    <Fold
      id={id}
      open={isOpen || staysOpen}
      onToggle={({ currentTarget }) => {
        if (!staysOpen) setOpen(currentTarget.open);
      }}
    >
      <summary
        onClick={(event) => {
          if (staysOpen) event.preventDefault();
        }}
      >
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 620 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {about}
          </Typography>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <Cards>{children}</Cards>
    </Fold>
  );
}
