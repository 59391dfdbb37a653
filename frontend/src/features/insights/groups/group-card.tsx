import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown, Hourglass } from 'lucide-react';
import { createContext, use, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Disclosure } from '../../../ui/layout/folding/disclosure';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** What a group says, in numbers or in words: two side by side, and one that is left over across the row. */
export const PAIRS = {
  display: 'grid',
  columnGap: 5,
  rowGap: 3.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: columns(1), sm: columns(2) },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** Three side by side, where there is room. */
export const THREES = {
  ...PAIRS,
  gridTemplateColumns: { xs: columns(1), sm: columns(2), md: columns(3) },
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;

const Fold = styled(Disclosure)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  marginTop: 'auto',
}));

const Reading = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '0 0 12px 18px',
  maxWidth: '68ch',
  display: 'grid',
  gap: 6,
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
}));

interface Place {
  element: HTMLElement;
  /** Says that there is something in it, until the returned function is called. */
  fill: () => () => void;
}

/** Where a group's figures go, below what it says in sentences. */
const NumbersPlace = createContext<Place | null>(null);

/** The place is only offered once something is in it. */
function useNumbersPlace() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [count, setCount] = useState(0);
  const place = useMemo<Place | null>(
    () =>
      element && {
        element,
        fill: () => {
          setCount((before) => before + 1);
          return () => setCount((before) => before - 1);
        },
      },
    [element],
  );
  return { place, setElement, hasNumbers: count > 0 };
}

interface NumbersProps {
  /** What they belong to. */
  title: string;
  mayBeChance?: boolean;
  children: ReactNode;
}

/** Figures that describe and don't judge, one click away. */
export function Numbers({ title, mayBeChance = true, children }: NumbersProps) {
  const place = use(NumbersPlace);
  useLayoutEffect(() => place?.fill(), [place]);
  if (!place) return null;
  return createPortal(
    <Box
      role="group"
      aria-label={title}
      // The title is drawn again, but stays one piece of text, which a search on the page finds once.
      data-title={title}
      sx={{
        minWidth: 0,
        '&::before': { content: 'attr(data-title) / ""', display: 'block', fontWeight: 620 },
      }}
    >
      {mayBeChance && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          These describe your ratings; they may well be chance.
        </Typography>
      )}
      {children}
    </Box>,
    place.element,
  );
}

/** What the user opened and closed, for as long as the page lives. */
const opened = new Map<string, boolean>();

function useFold(area: string, startsOpen: boolean, isEmpty: boolean) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const folds = isPhone || isEmpty;
  const [isOpen, setOpen] = useState(opened.get(area) ?? startsOpen);
  const toggle = () => {
    opened.set(area, !isOpen);
    setOpen(!isOpen);
  };
  return { folds, isOpen: isOpen || !folds, toggle };
}

interface HeadingProps {
  id: string;
  title: string;
  folds: boolean;
  isEmpty: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A heading, and where its group folds the button that opens and closes it. */
function Heading({ id, title, folds, isEmpty, isOpen, onToggle }: HeadingProps) {
  if (!folds)
    return (
      <Typography variant="h3" id={id} data-plain>
        {title}
      </Typography>
    );
  return (
    <Typography variant="h3" data-plain>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={onToggle}
        sx={{
          font: 'inherit',
          letterSpacing: 'inherit',
          width: '100%',
          minHeight: 44,
          justifyContent: 'space-between',
          textAlign: 'left',
          borderRadius: 1,
          '& > svg': {
            flex: 'none',
            color: 'text.secondary',
            transform: isOpen ? 'rotate(180deg)' : 'none',
            transition: 'transform 180ms ease',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        }}
      >
        <span id={id}>{title}</span>
        {isEmpty && !isOpen && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 'auto', mr: 1.5 }}>
            Not yet
          </Typography>
        )}
        <ChevronDown size={20} aria-hidden />
      </ButtonBase>
    </Typography>
  );
}

interface Props {
  title: string;
  /** Remembers what was opened and closed. */
  area: string;
  /** Whether it is open on phones before the user decides. */
  startsOpen?: boolean;
  /** Has nothing to say yet: folds everywhere, to one line. */
  isEmpty?: boolean;
  /** The limits of these numbers. */
  limits: readonly string[];
  children: ReactNode;
}

/** A group of insights; on phones it folds, and everywhere while it has nothing to say. */
export function GroupCard({ title, area, startsOpen = false, isEmpty = false, limits, children }: Props) {
  const id = useId();
  const { place, setElement, hasNumbers } = useNumbersPlace();
  const { folds, isOpen, toggle } = useFold(area, startsOpen && !isEmpty, isEmpty);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        px: { xs: 2, sm: 3 },
        pt: folds ? 1 : 3,
        pb: isOpen ? 0.5 : 1,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Heading {...{ id, title, folds, isEmpty, isOpen }} onToggle={toggle} />
      <Box
        id={`${id}-content`}
        hidden={!isOpen}
        sx={isOpen ? { display: 'flex', flexDirection: 'column', flexGrow: 1 } : undefined}
      >
        <Box sx={{ pt: { xs: 1, sm: 2 }, pb: 3 }}>
          <NumbersPlace value={place}>{children}</NumbersPlace>
        </Box>
        <Fold
          open={opened.get(`${area} numbers`) ?? false}
          onToggle={({ currentTarget }) => opened.set(`${area} numbers`, currentTarget.open)}
        >
          <summary>{hasNumbers ? 'Show the numbers' : 'How to read this'}</summary>
          <Box
            ref={setElement}
            sx={{
              display: hasNumbers ? 'grid' : 'none',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
              pt: 1,
              pb: 3,
            }}
          />
          {hasNumbers && <Typography sx={{ fontWeight: 620, mb: 0.75 }}>How to read this</Typography>}
          <Reading>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </Reading>
        </Fold>
      </Box>
    </Card>
  );
}

/** Shown instead of a number with too little data behind it. */
export function NotEnoughData({ words }: { words: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        mt: 0.75,
        color: 'text.secondary',
        '& svg': { flex: 'none', mt: '3px' },
      }}
    >
      <Hourglass size={15} aria-hidden />
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
}
