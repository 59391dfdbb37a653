import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { FoldTitle } from './page-card';
import type { PageSectionWords } from './sections';

/** On phones one card, whose first row opens it; where there is room, nothing but its cards. */
const Fold = styled('details')(({ theme }) => ({
  minWidth: 0,
  scrollMarginTop: 16,
  [theme.breakpoints.up('sm')]: { scrollMarginTop: 76 },
  [theme.breakpoints.up('md')]: { scrollMarginTop: 24 },
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('sm')]: {
    borderRadius: 20,
    border: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
    // What it frames needs no frames of its own.
    '& .MuiCard-root': {
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
    },
    '& .MuiCard-root::before': {
      content: '""',
      display: 'block',
      marginInline: 16,
      borderTop: `1px solid ${theme.vars?.palette.divider}`,
    },
    // Below the title of its row.
    '& .MuiCard-root h2': {
      fontFamily: theme.typography.fontFamily,
      fontSize: '1rem',
      fontWeight: 620,
      lineHeight: 1.4,
      letterSpacing: 0,
    },
  },
  '& > summary': {
    display: 'none',
    [theme.breakpoints.down('sm')]: { display: 'flex' },
    alignItems: 'center',
    gap: 12,
    minHeight: 68,
    padding: '10px 16px',
    borderRadius: 20,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > :nth-of-type(2)': { flexGrow: 1, minWidth: 0 },
    '& > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
}));

const IconTile = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: 12,
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  [theme.breakpoints.up('sm')]: { gap: 24 },
}));

interface Props extends PageSectionWords {
  startsOpen?: boolean;
  /** It can't be folded, as something in it is being changed. */
  isHeldOpen?: boolean;
  children: ReactNode;
}

function Row({ name, about, Icon, card, titleId }: PageSectionWords & { titleId: string }) {
  return (
    <>
      <IconTile>
        <Icon size={20} aria-hidden />
      </IconTile>
      <span>
        <Typography
          component={card === undefined ? 'span' : 'h2'}
          id={titleId}
          sx={{ display: 'block', fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.4 }}
        >
          {card ?? name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {about}
        </Typography>
      </span>
      <ChevronDown size={20} aria-hidden />
    </>
  );
}

/** One or several cards that a link leads to: folded on phones, where all of them would be six screens long. */
export function PageSection({ startsOpen = false, isHeldOpen = false, children, ...words }: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(startsOpen);
  const titleId = useId();
  const staysOpen = !isPhone || isHeldOpen;
  return (
    <Fold
      id={words.id}
      open={isOpen || staysOpen}
      onToggle={({ currentTarget }) => {
        // Opened while something in it holds it open, it stays so afterward.
        if (isPhone && (currentTarget.open || !staysOpen)) setOpen(currentTarget.open);
      }}
    >
      <summary
        onClick={(event) => {
          if (staysOpen) event.preventDefault();
        }}
      >
        {isPhone && <Row {...words} titleId={titleId} />}
      </summary>
      <FoldTitle value={isPhone && words.card !== undefined ? titleId : null}>
        <Cards>{children}</Cards>
      </FoldTitle>
    </Fold>
  );
}
