import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NAME_RULES } from '#contract/rules/person';
import type { UserProfile } from '#contract/account/profile';
import { PATHS } from '../../../lib/paths';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { FormField } from '../../../ui/fields/form-field';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { ChangePasswordForm } from '../account/change-password-form';
import { LocationField, OptionField, SwitchField } from '../profile-fields';
import { useEditFocus, useProfileForm } from '../profile-form';
import { PAGE_OPTIONS } from '../profile-options';
import { useProfile } from '../profile.api';
import { FactorList } from '../security/factor-list';
import { PageCard, PageEditButtons } from './page-card';

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** Read-only fields stay visible. */
const readable = {
  '& .MuiInputBase-root.Mui-disabled': { bgcolor: 'background.default' },
  '& .MuiInputBase-input.Mui-disabled': { color: 'text.primary', WebkitTextFillColor: 'currentcolor' },
  '&& .MuiInputLabel-root.Mui-disabled, && .MuiFormControlLabel-label.Mui-disabled': {
    color: 'text.primary',
  },
  '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
} as const;

function SecurityCard() {
  const [isOpen, setOpen] = useState(false);
  const collapse = () => setOpen(false);
  return (
    <PageCard title="Account Security">
      {isOpen ? (
        <ChangePasswordForm onCancel={collapse} onChanged={collapse} />
      ) : (
        <>
          <Typography color="textSecondary">Changing your password signs out your other devices.</Typography>
          <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
            Change Password
          </Button>
        </>
      )}
    </PageCard>
  );
}

function ProfileCards({ profile }: { profile: UserProfile }) {
  const [isOpen, setEditing] = useState(false);
  const { form, draft, reset, save, isPending } = useProfileForm({
    profile,
    draftName: 'page',
    options: PAGE_OPTIONS,
    onSaved: () => setEditing(false),
  });
  const isEditing = isOpen || draft.isRestored;
  const { form: formElement, editButton } = useEditFocus(isEditing);
  const edit = () => {
    reset();
    setEditing(true);
  };
  const cancel = () => {
    reset();
    setEditing(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEditing) save();
  };
  const field = { control: form.control, disabled: !isEditing };

  return (
    <Box sx={{ display: 'grid', gap: 3, pb: { xs: isEditing ? 6 : 0, sm: 0 } }}>
      <Box
        component="form"
        ref={formElement}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3, ...readable }}
      >
        <PageCard
          title="Personal Information"
          action={
            <PageEditButtons
              isEditing={isEditing}
              isPending={isPending}
              onEdit={edit}
              onCancel={cancel}
              editButton={editButton}
            />
          }
        >
          {draft.isRestored && <DraftNotice onStartOver={edit} />}
          <Box sx={pair}>
            <FormField {...field} name="firstName" label="First Name" rule={NAME_RULES.firstName} />
            <FormField {...field} name="lastName" label="Last Name" rule={NAME_RULES.lastName} />
          </Box>
          <TextField
            label="Email"
            value={profile.email}
            helperText="Email cannot be changed"
            disabled
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Box sx={pair}>
            <LocationField {...field} />
            <OptionField {...field} name="gender" label="Gender" options={PAGE_OPTIONS.gender} />
          </Box>
        </PageCard>
        <PageCard title="Dating Preferences">
          <Box sx={pair}>
            <OptionField {...field} name="datingGoal" label="Dating Goal" options={PAGE_OPTIONS.datingGoal} />
            <OptionField
              {...field}
              name="interestedInGenders"
              label="Interested In"
              options={PAGE_OPTIONS.interestedInGenders}
            />
            <OptionField
              {...field}
              name="preferredDateType"
              label="Preferred Date Type"
              options={PAGE_OPTIONS.preferredDateType}
            />
            <OptionField
              {...field}
              name="datingDuration"
              label="Dating Experience"
              options={PAGE_OPTIONS.datingDuration}
            />
          </Box>
        </PageCard>
        <PageCard title="Email Preferences">
          <SwitchField
            {...field}
            name="marketingEmails"
            label="Marketing Emails"
            hint="Updates about new features"
          />
          <SwitchField
            {...field}
            name="experienceEmails"
            label="Experience Emails"
            hint="Tips and insights"
          />
        </PageCard>
      </Box>
      <SecurityCard />
      <PageCard title="Sign-in and security">
        <FactorList />
      </PageCard>
    </Box>
  );
}

const TITLE = 'Profile Settings';

export function ProfileSettingsPage() {
  const { data: profile, error, refetch } = useProfile();
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={768}>
        <Link
          component={RouterLink}
          to={PATHS.dashboard}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
        >
          <ArrowLeft size={18} aria-hidden />
          Back to Dashboard
        </Link>
        <Typography variant="h1" sx={{ mt: 1, mb: { xs: 3, sm: 4 } }}>
          {TITLE}
        </Typography>
        {profile && <ProfileCards profile={profile} />}
        {!profile && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
        {!profile && !error && <SkeletonCards count={4} label="Loading your profile" />}
      </PageMain>
    </>
  );
}
