import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
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
import { AiSettings, OfflineNote, ScoringSettings } from '../account/saved-settings';
import { FramedSettings } from '../account/setting-row';
import { SignInActivity, YourData } from '../account/your-data';
import { DevicePrivacy } from '../device-privacy/device-privacy';
import { AccountSecurityCard, type AccountChange } from './account-security-card';
import { PageCard, PageEditButtons } from './page-card';
import { asLines, EmailLine, pair } from './profile-lines';
import { JoinedCards, Section, SectionLinks } from './section-links';
import { SecondFactorCard } from './sign-in-cards';

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

/** A group of settings as a card of this page. */
const inCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageCard title={title}>{children}</PageCard>
);

interface OtherSettingsProps {
  profile: UserProfile;
  /** How the account's email and password are changed. */
  children: ReactNode;
}

/** What is saved at once, whether the profile is being edited or not. */
function OtherSettings({ profile, children }: OtherSettingsProps) {
  return (
    <FramedSettings frame={inCard}>
      <Section id="scoring">
        <OfflineNote />
        <ScoringSettings profile={profile} />
        <AiSettings profile={profile} />
      </Section>
      <Section id="privacy">
        <DevicePrivacy />
      </Section>
      <Section id="security">
        <JoinedCards>
          {children}
          <SecondFactorCard />
          <SignInActivity />
        </JoinedCards>
      </Section>
      <Section id="data">
        <YourData withoutDevices />
      </Section>
    </FramedSettings>
  );
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
        <PageCard title="Dating Preferences">
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
      <OtherSettings profile={profile}>
        <AccountSecurityCard
          email={profile.email}
          change={change}
          onChange={setChange}
          onEmailChanged={onEmailChanged}
        />
      </OtherSettings>
    </Box>
  );
}

const TITLE = 'Profile Settings';

const SECTIONS = {
  'about-you': 'About you',
  emails: 'Emails',
  reminders: 'Reminders',
  scoring: 'Scoring and AI',
  privacy: 'Privacy',
  security: 'Security',
  data: 'Your data',
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
