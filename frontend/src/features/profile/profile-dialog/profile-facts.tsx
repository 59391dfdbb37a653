import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { UserProfile } from '#contract/account/profile';
import {
  DIALOG_OPTIONS,
  shownLabel,
  shownOption,
  UNSPECIFIED,
  type OptionFieldName,
} from '../profile-options';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  '& > div': {
    display: 'grid',
    gap: 2,
    // As the settings below them.
    padding: '16px 0',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { ...theme.typography.body2, color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface Fact {
  label: string;
  value: ReactNode;
  /** Not filled in: shown in a muted color. */
  isOpen?: boolean;
  hint?: ReactNode;
}

/** The profile in view mode. */
export function ProfileFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, isOpen = false, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Box component="dd" sx={isOpen ? { color: 'text.secondary' } : {}}>
            {value}
          </Box>
          {hint && (
            <Box component="dd" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {hint}
            </Box>
          )}
        </div>
      ))}
    </List>
  );
}

export function textFact(label: string, value: string | null): Fact {
  const said = value?.trim() ?? '';
  return { label, value: said || shownLabel(UNSPECIFIED), isOpen: said === '' };
}

export function optionFact(profile: UserProfile, field: OptionFieldName, label: string, hint?: string): Fact {
  const option = shownOption(profile[field], DIALOG_OPTIONS[field]);
  return { label, value: shownLabel(option), isOpen: option === UNSPECIFIED, hint };
}
