import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ProfileChanges, UserProfile } from '#contract/account/profile';
import { useOnline } from '../../../lib/connection';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { SettingSwitch } from '../../../ui/fields/setting-switch';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { useCoachStatus } from '../../alex/alex.api';
import { offeredOptions, shownLabel, UNSPECIFIED } from '../profile-options';
import { useUpdateProfile } from '../profile.api';
import { SettingGroup, SettingLine } from './setting-row';

const FAILED = "That setting couldn't be saved";

/** Saves a setting as soon as it is changed. A change that fails is taken back where it was made. */
function useSetting(profile: UserProfile) {
  const { mutate } = useUpdateProfile();
  const [asked, setAsked] = useState<ProfileChanges | null>(null);
  const { toast, clear } = useToasts();
  const isOnline = useOnline();
  const change = (changes: ProfileChanges) => {
    setAsked(changes);
    mutate(changes, {
      onSuccess: () => clear(FAILED),
      onError: (error) => toast(failureToast(FAILED, error)),
      onSettled: () => setAsked(null),
    });
  };
  return { shown: { ...profile, ...asked }, change, isOnline };
}

export const SWITCHES = {
  marketingEmails: { label: 'Marketing Emails', hint: 'Updates about new features' },
  experienceEmails: { label: 'Experience Emails', hint: 'Tips and insights' },
  aiEnabled: {
    label: 'AI Answers',
    hint: 'Alex may use an AI model. When off, only the built-in coach answers.',
  },
  aiNotes: {
    label: 'Notes for AI',
    hint: 'The AI model may also read your notes about matches and dates.',
  },
  rateStandardsFirst: {
    label: 'Rate Standards First',
    hint: 'Scoring a date ends with chemistry and enjoyment, so that a spark colors your standards less.',
  },
} as const;
export type SwitchName = keyof typeof SWITCHES;

interface SwitchProps {
  profile: UserProfile;
  name: SwitchName;
}

export function ProfileSwitch({ profile, name }: SwitchProps) {
  const { shown, change, isOnline } = useSetting(profile);
  return (
    <SettingLine>
      <SettingSwitch
        {...SWITCHES[name]}
        checked={shown[name]}
        disabled={!isOnline}
        onChange={(isOn) => change({ [name]: isOn })}
      />
    </SettingLine>
  );
}

/** Every time zone this browser knows, by IANA name. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** `America/New_York` -> `America/New York`. */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ');
}

function TimeZone({ profile }: { profile: UserProfile }) {
  const { shown, change, isOnline } = useSetting(profile);
  const zone = shown.timezone ?? UNSPECIFIED;
  return (
    <SettingLine>
      <TextField
        select
        label="Time Zone"
        helperText="Sets when your day starts."
        value={zone}
        disabled={!isOnline}
        onChange={({ target }) => change({ timezone: target.value === UNSPECIFIED ? null : target.value })}
        slotProps={{ select: { native: true } }}
        sx={{
          // Its words to the left of it, like those of a switch, where there is room.
          display: { sm: 'grid' },
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)',
          columnGap: 3,
          '& .MuiInputLabel-root': { gridColumn: 1, alignSelf: { sm: 'end' }, mb: { sm: 0 } },
          '& .MuiFormHelperText-root': { gridColumn: 1, mx: 0, mt: { sm: 0 } },
          '& .MuiInputBase-root': { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
        }}
      >
        <option value={UNSPECIFIED}>{shownLabel(UNSPECIFIED)}</option>
        {offeredOptions(zone, TIME_ZONES).map((option) => (
          <option key={option} value={option}>
            {zoneLabel(option)}
          </option>
        ))}
      </TextField>
    </SettingLine>
  );
}

const Explained = styled(Disclosure)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  '&:not([open])': { marginBottom: -10 },
}));

function HowAiWorks() {
  return (
    <Explained>
      <summary>How this works</summary>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        The AI model can look up your standards, scores and date days under pseudonyms. It gets your questions
        with names, addresses and employers removed where we can spot them. What you type may still carry
        something, so leave out what no one else should read. Numbers and names in its answers are checked
        against your records.
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        Your notes stay out of it unless you turn on Notes for AI. Then names, addresses and numbers are
        removed from them where we can spot them, but notes can point to a person without naming anyone. Notes
        that mention danger are never sent.
      </Typography>
    </Explained>
  );
}

/** What an AI model may do and read. */
export function AiSettings({ profile }: { profile: UserProfile }) {
  const { data: coach } = useCoachStatus();
  return (
    <SettingGroup title="AI">
      <ProfileSwitch profile={profile} name="aiEnabled" />
      <ProfileSwitch profile={profile} name="aiNotes" />
      {coach?.modelRunsHere && (
        <Typography variant="body2" sx={{ mb: 2 }}>
          Your AI answers come from a model on this server itself: what it reads doesn't leave it.
        </Typography>
      )}
      <HowAiWorks />
    </SettingGroup>
  );
}

/** How a date is scored, and on which day. */
export function ScoringSettings({ profile }: { profile: UserProfile }) {
  return (
    <SettingGroup title="Scoring dates">
      <ProfileSwitch profile={profile} name="rateStandardsFirst" />
      <TimeZone profile={profile} />
    </SettingGroup>
  );
}

/** Said above settings that can't be saved now. */
export function OfflineNote() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Box role="status" sx={{ mb: 3, p: 2, borderRadius: '16px', bgcolor: 'soft.head' }}>
      You're offline. Settings that belong to your account can be changed once you're back online.
    </Box>
  );
}
