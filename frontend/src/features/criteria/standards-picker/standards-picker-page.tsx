import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
import { PageMain } from '../../../ui/layout/page-main';
import { useCriteria, useSelectByName } from '../criteria.api';
import { TOO_MANY } from '../limit-toasts';
import { SelectionBar, SelectionHeader, SelectionHeading } from '../selection-frame';

interface SimpleStandardCardProps {
  standard: SimpleStandard;
  isSelected: boolean;
  /** Lowest mean rating the user accepts, 1 to 10; null: not a must-have. */
  mustHave: number | null;
  onToggle: () => void;
}

function SimpleStandardCard({ standard, isSelected, mustHave, onToggle }: SimpleStandardCardProps) {
  const id = useId();
  const input = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
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
          alignItems: 'center',
          gap: 0.5,
          p: '12px 18px 12px 8px',
          height: '100%',
          cursor: 'pointer',
        }}
      >
        <Checkbox checked={isSelected} onChange={onToggle} slotProps={{ input }} />
        <span>
          <Typography component="span" variant="h4" id={`${id}-name`} sx={{ display: 'block' }}>
            {standard.name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            id={`${id}-text`}
            sx={{ display: 'block', mt: 0.25, textWrap: 'pretty' }}
          >
            {standard.description}
          </Typography>
          {isSelected && mustHave !== null && (
            <Typography component="span" variant="body2" sx={{ fontWeight: 560, color: 'primary.main' }}>
              Must-have: {mustHave} or more out of 10
            </Typography>
          )}
        </span>
      </Box>
    </Card>
  );
}

/** Ignores case, like the server. */
const isNamed = (name: string) => (criterion: Criterion) =>
  criterion.question.toUpperCase() === name.toUpperCase();

const isOffered = (criterion: Criterion) => SIMPLE_STANDARDS.some(({ name }) => isNamed(name)(criterion));

const AlsoSelected = styled('li')(({ theme }) => ({
  minWidth: 0,
  padding: '3px 12px',
  borderRadius: 16,
  fontSize: '0.875rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
}));

/** What was selected elsewhere and can't be seen here: it counts all the same. */
function NotOffered({ names }: { names: readonly string[] }) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mb: 3, p: '10px 16px 12px', borderRadius: '20px', border: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={id} sx={{ mr: 0.5, fontWeight: 560 }}>
          Also selected
        </Typography>
        <Box component="ul" sx={{ display: 'contents', listStyle: 'none' }}>
          {names.map((name) => (
            <AlsoSelected key={name}>{name}</AlsoSelected>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        You can change {names.length === 1 ? 'it' : 'them'} under Edit Standards.
      </Typography>
    </Box>
  );
}

/** Standards that aren't offered here stay selected along with the picked ones, and count with them. */
function StandardsPicker({ selected }: { selected: readonly Criterion[] }) {
  const [names, setNames] = useState<readonly string[]>(() =>
    SIMPLE_STANDARDS.map(({ name }) => name).filter((name) => selected.some(isNamed(name))),
  );
  const [offered] = useState(() => {
    const wasSelected = ({ name }: SimpleStandard) => (selected.some(isNamed(name)) ? 0 : 1);
    return [...SIMPLE_STANDARDS].sort((one, other) => wasSelected(one) - wasSelected(other));
  });
  const hidden = selected.filter((criterion) => !isOffered(criterion));
  const count = names.length + hidden.length;
  const { mutate, isPending } = useSelectByName();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const toggle = (name: string) => {
    if (names.includes(name)) setNames(names.filter((other) => other !== name));
    else if (count < CRITERIA_LIMITS.selectedMax) setNames([...names, name]);
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
        onSuccess: () => void navigate(PATHS.home),
        onError: (error) => {
          const { title, description } = ERROR_CATALOGUE.criteria_save_error;
          toast({ tone: 'error', title, description: failureText(error, description) });
        },
      },
    );

  return (
    <>
      <NotOffered names={hidden.map(({ question }) => question)} />
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          // In columns they are as high as each other; in one, as high as their words.
          gridAutoRows: { sm: '1fr' },
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {offered.map((standard) => (
          <SimpleStandardCard
            key={standard.name}
            standard={standard}
            isSelected={names.includes(standard.name)}
            mustHave={selected.find(isNamed(standard.name))?.mustHave ?? null}
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
      <PageMain title={TITLE}>
        <SelectionHeading title={TITLE}>
          Pick at least three. You can set their importance and wording later.
        </SelectionHeading>
        {data && <StandardsPicker selected={data} />}
        {!data && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!data && !error && <SkeletonCards count={4} label="Loading your standards" />}
      </PageMain>
    </>
  );
}
