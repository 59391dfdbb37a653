import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import type { Control } from 'react-hook-form';
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
import { LocationField, OptionField, SwitchField } from '../profile-fields';
import { useEditFocus, useProfileForm, type ProfileValues } from '../profile-form';
import { PAGE_OPTIONS, type OptionFieldName } from '../profile-options';
import { useProfile } from '../profile.api';
import { AccountSecurityCard, type AccountChange } from './account-security-card';
import { PageCard, PageEditButtons } from './page-card';
import { JoinedCards, SectionLinks } from './section-links';
import { SecondFactorCard } from './sign-in-cards';

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** A field that can't be edited is text, without a box around it. */
const text = {
  '& .MuiOutlinedInput-notchedOutline, & .MuiNativeSelect-icon': { display: 'none' },
  '& .MuiInputBase-root': { bgcolor: 'transparent' },
  '& .MuiInputBase-input.MuiInputBase-input.Mui-disabled': {
    p: 0,
    minHeight: 0,
    opacity: 1,
    fontWeight: 560,
    textOverflow: 'ellipsis',
    color: 'text.primary',
    WebkitTextFillColor: 'currentcolor',
  },
  '& .MuiInputLabel-root.MuiInputLabel-root.Mui-disabled': { color: 'text.primary' },
  '& .MuiFormHelperText-root.MuiFormHelperText-root': { mx: 0, color: 'text.secondary' },
  // What is still empty says so instead of what could be entered.
  '& .MuiInputBase-root:has(input:placeholder-shown)': {
    '&::before': { content: '"Not specified"', color: 'text.secondary' },
    '& input': { position: 'absolute', inset: 0, '&::placeholder': { opacity: 0 } },
  },
} as const;

/** Its label and its text side by side, where there is room. */
const line = {
  ...text,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' },
  alignItems: 'baseline',
  '& .MuiInputLabel-root.MuiInputLabel-root.Mui-disabled': {
    mb: { xs: 0.25, sm: 0 },
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& .MuiFormHelperText-root.MuiFormHelperText-root': {
    mx: 0,
    gridColumn: { sm: 2 },
    color: 'text.secondary',
  },
} as const;

/** All fields of a card as lines, with a hairline between them. */
const asLines = {
  '& .fields': { display: 'grid', gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .fields .MuiTextField-root': line,
  '& .fields > * + *': { borderTop: 1, borderColor: 'divider' },
  '& .fields > *': { py: 1.75 },
  '& .fields > .fields': { py: 0 },
  '& .MuiFormControlLabel-label.MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
  // A switch that can't be moved yet is a word.
  '& .MuiSwitch-root': {
    justifyContent: 'flex-end',
    alignItems: 'center',
    '&::after': { content: '"Off"', position: 'absolute', fontWeight: 560, color: 'text.secondary' },
    '&:has(input:checked)::after': { content: '"On"', color: 'text.primary' },
    '& > *': { opacity: '0 !important' },
  },
} as const;

interface EmailLineProps {
  email: string;
  onChange: () => void;
}

function EmailLine({ email, onChange }: EmailLineProps) {
  return (
    <TextField
      label="Email"
      value={email}
      disabled
      helperText={
        <>
          <span>Email cannot be changed</span> in this form.{' '}
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={onChange}
            // As high as a finger, without moving the lines apart.
            sx={{ verticalAlign: 'baseline', display: 'inline-block', py: '12px', my: '-12px' }}
          >
            Change it under Account Security
          </Link>
        </>
      }
      slotProps={{ htmlInput: { readOnly: true }, formHelperText: { component: 'div' } }}
      sx={text}
    />
  );
}

interface Props {
  /** The settings for planned dates, a separate feature. */
  reminders: ReactNode;
  /** Shown instead of the page once the email is changed, which ends every session. */
  EmailChanged: ComponentType<{ newEmail: string }>;
}

interface CardsProps extends Pick<Props, 'reminders'> {
  profile: UserProfile;
  onEmailChanged: (newEmail: string) => void;
}

interface PageOptionProps {
  control: Control<ProfileValues>;
  name: OptionFieldName;
  label: string;
  disabled: boolean;
}

function PageOptionField(props: PageOptionProps) {
  const { name } = props;
  return <OptionField {...props} options={PAGE_OPTIONS[name]} />;
}

function ProfileCards({ profile, reminders, onEmailChanged }: CardsProps) {
  const [isOpen, setEditing] = useState(false);
  const [change, setChange] = useState<AccountChange | null>(null);
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
        sx={{ display: 'grid', gap: 3, ...(!isEditing && asLines) }}
      >
        <PageCard
          id="about-you"
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
          <Box className="fields" sx={{ display: 'grid', gap: 2.5 }}>
            <Box className="fields" sx={pair}>
              <FormField {...field} name="firstName" label="First Name" rule={NAME_RULES.firstName} />
              <FormField {...field} name="lastName" label="Last Name" rule={NAME_RULES.lastName} />
            </Box>
            <EmailLine email={profile.email} onChange={() => setChange('email')} />
            <Box className="fields" sx={pair}>
              <LocationField {...field} />
              <PageOptionField {...field} name="gender" label="Gender" />
            </Box>
          </Box>
        </PageCard>
        <PageCard id="dating" title="Dating Preferences">
          <Box className="fields" sx={pair}>
            <PageOptionField {...field} name="datingGoal" label="Dating Goal" />
            <PageOptionField {...field} name="interestedInGenders" label="Interested In" />
            <PageOptionField {...field} name="preferredDateType" label="Preferred Date Type" />
            <PageOptionField {...field} name="datingDuration" label="Dating Experience" />
          </Box>
        </PageCard>
        <PageCard id="emails" title="Email Preferences">
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
      <PageCard id="reminders" title="Reminders and calendar">
        {reminders}
      </PageCard>
      <JoinedCards id="security">
        <AccountSecurityCard
          email={profile.email}
          change={change}
          onChange={setChange}
          onEmailChanged={onEmailChanged}
        />
        <SecondFactorCard />
      </JoinedCards>
    </Box>
  );
}

const TITLE = 'Profile Settings';

const SECTIONS = {
  'about-you': 'About you',
  dating: 'Dating',
  emails: 'Emails',
  reminders: 'Reminders',
  security: 'Security',
} as const;

export function ProfileSettingsPage({ reminders, EmailChanged }: Props) {
  const { data: profile, error, refetch } = useProfile();
  const [newEmail, setNewEmail] = useState<string | null>(null);
  if (newEmail !== null) return <EmailChanged newEmail={newEmail} />;
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={1120}>
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
        <SectionLinks sections={SECTIONS}>
          {profile && <ProfileCards profile={profile} reminders={reminders} onEmailChanged={setNewEmail} />}
          {!profile && error && <ErrorPanel error={error} onAction={() => void refetch()} />}
          {!profile && !error && <SkeletonCards count={4} label="Loading your profile" />}
        </SectionLinks>
      </PageMain>
    </>
  );
}
