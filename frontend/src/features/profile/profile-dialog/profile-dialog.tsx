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
      slotProps={{ paper: { sx: { height: { sm: 'min(640px, calc(100dvh - 64px))' } } } }}
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
