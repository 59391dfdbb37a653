import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import type { UserProfile } from '#contract/account/profile';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { SignInSettings, type Activity } from '../account/sign-in-settings';
import { useEditFocus, useProfileForm } from '../profile-form';
import { DIALOG_OPTIONS } from '../profile-options';
import { PreferenceFields, PreferencesPanel } from './preferences-panel';
import { DatingFacts, DatingFields, PersonalFacts, PersonalFields } from './profile-tabs';

const TABS = ['Personal', 'Dating', 'Preferences'] as const;
export type TabName = (typeof TABS)[number];

interface Props {
  profile: UserProfile;
  firstTab: TabName;
  activity: Activity;
  onActivity: (activity: Activity) => void;
  onEmailChanged: (newEmail: string) => void;
}

export function ProfilePanels({ profile, firstTab, activity, onActivity, onEmailChanged }: Props) {
  const id = useId();
  const [tab, setTab] = useState<TabName>(firstTab);
  const { form, draft, reset, save, isPending } = useProfileForm({
    profile,
    draftName: 'dialog',
    options: DIALOG_OPTIONS,
    onSaved: () => onActivity('viewing'),
    // Fields the server may reject are in the first tab.
    onRefused: () => setTab('Personal'),
  });
  const isEditing = activity === 'editing' || (activity === 'viewing' && draft.isRestored);
  const { form: formElement, editButton } = useEditFocus(isEditing);

  const edit = () => {
    reset();
    onActivity('editing');
  };
  const cancel = () => {
    reset();
    onActivity('viewing');
  };
  const show = (next: TabName) => {
    setTab(next);
    if (!isEditing) onActivity('viewing');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };

  const facts: Readonly<Record<TabName, ReactNode>> = {
    Personal: (
      <>
        <PersonalFacts profile={profile} />
        <SignInSettings
          email={profile.email}
          activity={activity}
          onActivity={onActivity}
          onEmailChanged={onEmailChanged}
        />
      </>
    ),
    Dating: <DatingFacts profile={profile} />,
    Preferences: <PreferencesPanel profile={profile} />,
  };
  const fields: Readonly<Record<TabName, ReactNode>> = {
    Personal: <PersonalFields control={form.control} email={profile.email} />,
    Dating: <DatingFields control={form.control} />,
    Preferences: <PreferenceFields control={form.control} />,
  };

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => show(next)}
        aria-label="Profile sections"
        variant="fullWidth"
        sx={{ flex: 'none', px: { xs: 2, sm: 3 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <DialogContent
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        sx={{
          '&.MuiDialogContent-root': { pt: 3, pb: 4 },
          // A row that goes on below the edge fades there.
          maskImage: 'linear-gradient(#000 calc(100% - 28px), transparent)',
        }}
      >
        {isEditing && (
          <Box
            component="form"
            ref={formElement}
            id={`${id}-form`}
            noValidate
            onSubmit={submit}
            sx={{ display: 'grid', gap: 2.5 }}
          >
            {draft.isRestored && <DraftNotice onStartOver={edit} />}
            {fields[tab]}
          </Box>
        )}
        {!isEditing && facts[tab]}
      </DialogContent>
      {isEditing && (
        <DialogActions>
          <Button onClick={cancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} variant="contained" {...whileBusy(isPending)}>
            Save
          </Button>
        </DialogActions>
      )}
      {activity === 'viewing' && !isEditing && (
        <DialogActions>
          <Button ref={editButton} variant="outlined" onClick={edit} sx={{ flexGrow: { xs: 1, sm: 0 } }}>
            Edit
          </Button>
        </DialogActions>
      )}
    </>
  );
}
