import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
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
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { useCriteria, useSelectByName } from '../criteria.api';
import { TOO_MANY } from '../limit-toasts';
import { SelectionBar, SelectionHeading } from '../selection-frame';

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
        transition: 'border-color 150ms',
        ...(isSelected && { borderColor: 'primary.main', bgcolor: 'soft.head' }),
      }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', gap: 0.5, p: '14px 18px 16px 8px', height: '100%', cursor: 'pointer' }}
      >
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input }}
          sx={{ alignSelf: 'flex-start', mt: -0.75 }}
        />
        <span>
          <Typography component="span" variant="h4" id={`${id}-name`} sx={{ display: 'block' }}>
            {standard.name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            id={`${id}-text`}
            sx={{ display: 'block', mt: 0.25 }}
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

const OFFERED: readonly string[] = SIMPLE_STANDARDS.map(({ name }) => name);

/** Custom standards that aren't offered here stay selected along with the picked ones. */
function StandardsPicker({ selected }: { selected: readonly Criterion[] }) {
  const kept = selected.filter(({ question }) => !OFFERED.includes(question));
  const [names, setNames] = useState<readonly string[]>(() =>
    OFFERED.filter((name) => selected.some(({ question }) => question === name)),
  );
  const { mutate, isPending } = useSelectByName();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const toggle = (name: string) => {
    if (names.includes(name)) setNames(names.filter((other) => other !== name));
    else if (names.length + kept.length < CRITERIA_LIMITS.selectedMax) setNames([...names, name]);
    else toast(TOO_MANY);
  };
  const save = () =>
    mutate(
      { names, kept },
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
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        }}
      >
        {SIMPLE_STANDARDS.map((standard) => (
          <SimpleStandardCard
            key={standard.name}
            standard={standard}
            isSelected={names.includes(standard.name)}
            mustHave={selected.find(({ question }) => question === standard.name)?.mustHave ?? null}
            onToggle={() => toggle(standard.name)}
          />
        ))}
      </Box>
      <SelectionBar
        summary={`${names.length} selected (minimum ${CRITERIA_LIMITS.selectedMin})`}
        action="Continue to Dashboard"
        isPending={isPending}
        isDisabled={names.length < CRITERIA_LIMITS.selectedMin}
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
      <PageHeader />
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
