import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CRITERIA_LIMITS,
  SIMPLE_STANDARDS,
  type Criterion,
  type SimpleStandard,
} from '#contract/dating/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { failureText } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCriteria, useSelectByName } from '../criteria.api';
import { TOO_MANY } from '../limit-toasts';
import { SelectionBar, SelectionHeader, SelectionHeading, SelectionPage } from '../selection-frame';

interface SimpleStandardCardProps {
  standard: SimpleStandard;
  isSelected: boolean;
  /** Lowest mean rating the user accepts, 1 to 10; null: not a must-have. */
  mustHave: number | null;
  /** A selected one that is called almost the same, and isn't offered here. */
  closeTo: string | null;
  onToggle: () => void;
}

function SimpleStandardCard({ standard, isSelected, mustHave, closeTo, onToggle }: SimpleStandardCardProps) {
  const id = useId();
  const described = closeTo === null ? `${id}-text` : `${id}-text ${id}-close`;
  const input = { 'aria-labelledby': `${id}-name`, 'aria-describedby': described };
  return (
    <Card
      component="li"
      sx={{
        transition: 'border-color 150ms, background-color 150ms',
        ...(isSelected && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 0.5px ${theme.vars?.palette.primary.main}`,
          bgcolor: 'soft.head',
        }),
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'start',
          gap: 0.5,
          p: '8px 14px 16px 4px',
          height: '100%',
          cursor: 'pointer',
        }}
      >
        <Checkbox checked={isSelected} onChange={onToggle} slotProps={{ input }} sx={{ mt: '-1px' }} />
        <Box component="span" sx={{ pt: 1 }}>
          <Typography component="span" variant="h4" id={`${id}-name`} sx={{ display: 'block' }}>
            {standard.name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            id={`${id}-text`}
            sx={{ display: 'block', mt: 0.25, textWrap: 'balance' }}
          >
            {standard.description}
          </Typography>
          {closeTo !== null && (
            <Typography
              component="span"
              variant="body2"
              id={`${id}-close`}
              sx={{ display: 'block', mt: 0.25, fontWeight: 560, color: 'primary.main', textWrap: 'balance' }}
            >
              Overlaps with {closeTo}
            </Typography>
          )}
          {isSelected && mustHave !== null && (
            <Typography component="span" variant="body2" sx={{ fontWeight: 560, color: 'primary.main' }}>
              Must-have: {mustHave} or more out of 10
            </Typography>
          )}
        </Box>
      </Box>
    </Card>
  );
}

/** Ignores case, like the server. */
const isNamed = (name: string) => (criterion: Criterion) =>
  criterion.question.toUpperCase() === name.toUpperCase();

const isOffered = (criterion: Criterion) => SIMPLE_STANDARDS.some(({ name }) => isNamed(name)(criterion));

/** "Communication" is close to "Communication Quality". */
const isCloseTo =
  ({ name }: SimpleStandard) =>
  ({ question }: Criterion) =>
    ` ${question.toUpperCase()} `.includes(` ${name.toUpperCase()} `);

const AlsoSelected = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  padding: '4px 12px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
  '& > svg': { flex: 'none' },
}));

/** What was selected elsewhere and can't be changed here: it counts all the same. */
function NotOffered({ criteria }: { criteria: readonly Criterion[] }) {
  const id = useId();
  if (criteria.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3 }}>
      <Typography variant="h4" component="h2" id={id}>
        Also selected
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, my: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {criteria.map(({ id: key, question }) => (
          <AlsoSelected key={key}>
            <Check size={14} aria-hidden />
            <span>{question}</span>
          </AlsoSelected>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        You can change {criteria.length === 1 ? 'it' : 'them'} under Edit Standards.
      </Typography>
    </Box>
  );
}

/** Standards that aren't offered here stay selected along with the picked ones, and count with them. */
function StandardsPicker({ selected }: { selected: readonly Criterion[] }) {
  const [names, setNames] = useState<readonly string[]>(() =>
    SIMPLE_STANDARDS.map(({ name }) => name).filter((name) => selected.some(isNamed(name))),
  );
  const hidden = selected.filter((criterion) => !isOffered(criterion));
  const closeTo = (standard: SimpleStandard) => hidden.find(isCloseTo(standard))?.question ?? null;
  const [offered] = useState(() => {
    // The selected ones first, and last those that would ask almost the same again.
    const rank = (standard: SimpleStandard) => {
      if (selected.some(isNamed(standard.name))) return 0;
      return closeTo(standard) === null ? 1 : 2;
    };
    return [...SIMPLE_STANDARDS].sort((one, other) => rank(one) - rank(other));
  });
  const count = names.length + hidden.length;
  const { mutate, isPending } = useSelectByName();
  const navigate = useNavigate();
  const { toast, clear } = useToasts();

  const { title, description } = ERROR_CATALOGUE.criteria_save_error;

  const toggle = (name: string) => {
    if (names.includes(name)) {
      setNames(names.filter((other) => other !== name));
      clear(TOO_MANY.title);
    } else if (count < CRITERIA_LIMITS.selectedMax) setNames([...names, name]);
    else toast(TOO_MANY);
  };
  const save = () =>
    mutate(
      {
        names: names.filter((name) => !selected.some(isNamed(name))),
        kept: selected.filter(
          (criterion) => !isOffered(criterion) || names.some((name) => isNamed(name)(criterion)),
        ),
      },
      {
        onSuccess: () => {
          clear(title);
          void navigate(PATHS.home);
        },
        onError: (error) => {
          toast({ tone: 'error', title, description: failureText(error, description) });
        },
      },
    );

  return (
    <>
      <NotOffered criteria={hidden} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mb: 4,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridAutoRows: '1fr',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {offered.map((standard) => (
          <SimpleStandardCard
            key={standard.name}
            standard={standard}
            isSelected={names.includes(standard.name)}
            mustHave={selected.find(isNamed(standard.name))?.mustHave ?? null}
            closeTo={closeTo(standard)}
            onToggle={() => toggle(standard.name)}
          />
        ))}
      </Box>
      <SelectionBar
        summary={`${count} selected (minimum ${CRITERIA_LIMITS.selectedMin})`}
        action="Continue to Dashboard"
        isPending={isPending}
        isDisabled={count < CRITERIA_LIMITS.selectedMin}
        onAction={save}
      />
    </>
  );
}

const TITLE = 'What matters to you?';

/** The short version: names only; stars and descriptions come later. */
export function StandardsPickerPage() {
  const { data, error, refetch } = useCriteria();
  return (
    <>
      <SelectionHeader />
      <SelectionPage title={TITLE}>
        <SelectionHeading title={TITLE}>
          Pick at least three. You can set their importance and wording later.
        </SelectionHeading>
        {data && <StandardsPicker selected={data} />}
        {!data && error && <ErrorPanel isCard error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={4} label="Loading your standards" />}
      </SelectionPage>
    </>
  );
}
