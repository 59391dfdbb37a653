import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, SIMPLE_STANDARDS, type Criterion } from '#contract/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { PATHS } from '../../lib/paths';
import { failureText } from '../../lib/api/api-error';
import { useToasts } from '../../ui/feedback/toasts';
import { useSelectByName } from './criteria.api';
import { TOO_MANY } from './limit-toasts';
import { SelectionBar } from './selection-bar';
import { SimpleStandardCard } from './simple-standard-card';

const OFFERED: readonly string[] = SIMPLE_STANDARDS.map(({ name }) => name);

/** Standards of the user's own that are not offered here stay selected beside the picked ones. */
export function StandardsPicker({ selected }: { selected: readonly Criterion[] }) {
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
