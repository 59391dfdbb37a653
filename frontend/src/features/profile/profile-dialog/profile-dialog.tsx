import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import type { Activity } from '../account/sign-in-settings';
import { ProfilePanels, type TabName } from './profile-panels';
import { useProfile } from '../profile.api';

interface Props {
  firstTab?: TabName;
  onClose: () => void;
  onEmailChanged: (newEmail: string) => void;
}

function ProfileSkeleton() {
  return (
    <Box role="status" aria-label="Loading your profile" sx={{ display: 'grid', gap: 3, p: 3 }}>
      {[1, 2, 3, 4].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 4 }}>
          <Skeleton width="28%" height={24} />
          <Skeleton width="44%" height={24} />
        </Box>
      ))}
    </Box>
  );
}

/** Besides the margin of 32 px that the card has. */
const ABOVE = 'max(0px, calc(50dvh - 392px))';
const FRAME = {
  minHeight: { sm: 'min(420px, calc(100dvh - 64px))' },
  maxHeight: { sm: 'min(720px, calc(100dvh - 64px))' },
} as const;

export function ProfileDialog({ firstTab = 'Personal', onClose, onEmailChanged }: Props) {
  const { data: profile, error, refetch } = useProfile();
  const [activity, setActivity] = useState<Activity>('viewing');
  return (
    <TitledDialog
      isPlain
      open
      onClose={onClose}
      ignoresOutside={activity !== 'viewing'}
      title="Profile Settings"
      slotProps={{
        // As high as what is in it, and always at one height from the top, so that the tabs stay where they are.
        container: { sx: { '&::before': { flex: { sm: 'none' }, height: { sm: ABOVE } } } },
        paper: { sx: FRAME },
      }}
    >
      {profile && (
        <ProfilePanels
          profile={profile}
          firstTab={firstTab}
          activity={activity}
          onActivity={setActivity}
          onEmailChanged={onEmailChanged}
        />
      )}
      {!profile && (
        <DialogContent>
          {error ? <ErrorPanel error={error} onAction={() => void refetch()} /> : <ProfileSkeleton />}
        </DialogContent>
      )}
    </TitledDialog>
  );
}
