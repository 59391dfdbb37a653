import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CRITERIA_LIMITS, SIMPLE_STANDARDS } from '#contract/criteria';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { PATHS } from '../../app/paths';
import { failureText } from '../../lib/api-error';
import { PageHeader } from '../../ui/page-header';
import { PageMain } from '../../ui/page-main';
import { useToasts } from '../../ui/toasts';
import { useSelectByName } from './criteria.api';
import { SelectionBar } from './selection-bar';
import { SelectionHeading } from './selection-heading';
import { SimpleStandardCard } from './simple-standard-card';

/** The short way: names only, weights and examples later. */
export function StandardsPickerPage() {
  const [names, setNames] = useState<readonly string[]>([]);
  const { mutate, isPending } = useSelectByName();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const toggle = (name: string) =>
    setNames((current) =>
      current.includes(name) ? current.filter((other) => other !== name) : [...current, name],
    );
  const save = () =>
    mutate(names, {
      onSuccess: () => void navigate(PATHS.home),
      onError: (error) => {
        const { title, description } = ERROR_CATALOGUE.criteria_save_error;
        toast({ tone: 'error', title, description: failureText(error, description) });
      },
    });

  return (
    <>
      <PageHeader />
      <PageMain title="What matters to you?" width={960}>
        <SelectionHeading title="What matters to you?">
          Pick at least three. You can weigh them and describe them in your own words later.
        </SelectionHeading>
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
      </PageMain>
    </>
  );
}
