import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { NAME_RULES } from '#contract/rules/person';
import type { UserProfile } from '#contract/account/profile';
import { PATHS } from '../../../lib/paths';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { FormField } from '../../../ui/fields/form-field';
import { BackLink } from '../../../ui/layout/back-link';
import { PageHeader } from '../../../ui/layout/page-header';
import { PageMain } from '../../../ui/layout/page-main';
import { LocationField, OptionField, SwitchField } from '../profile-fields';
import { useEditFocus, useProfileForm, type ProfileValues } from '../profile-form';
import { PAGE_OPTIONS, type OptionFieldName } from '../profile-options';
import { useProfile } from '../profile.api';
import { AiSettings, OfflineNote, ScoringSettings } from '../account/saved-settings';
import { FramedSettings } from '../account/setting-row';
import { YourData } from '../account/your-data';
import { DevicePrivacy } from '../device-privacy/device-privacy';
import { AccountSecurityCard, type AccountChange } from './account-security-card';
import { PageCard, PageEditButtons } from './page-card';
import { asLines, EmailLine, pair } from './profile-lines';
import { PageSection } from './page-section';
import { JoinedCards, SectionLinks, showSection } from './section-links';
import { SECTIONS, SIGN_INS } from './sections';
import { ActivityCards, SecondFactorCard } from './sign-in-cards';

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

const TITLE = 'Profile Settings';
/** Switches with a hairline between them. */
const ROWS = {
  '& .MuiBox-root:has(> label [role=switch]) + .MuiBox-root:has(> label [role=switch])': {
    pt: 2,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

/** A link can lead to a part of the page, once that is there. */
function useLinkedSection() {
  const { hash } = useLocation();
  useEffect(() => {
    // After the page itself took the focus.
    const timer = setTimeout(() => showSection(hash.slice(1)));
    return () => clearTimeout(timer);
  }, [hash]);
}

/** A group of settings as a card of this page. */
const inCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageCard title={title}>{children}</PageCard>
);

interface OtherSettingsProps {
  profile: UserProfile;
  isChangingSignIn: boolean;
  /** How the account's email and password are changed. */
  children: ReactNode;
}

/** What is saved at once, whether the profile is being edited or not. */
function OtherSettings({ profile, isChangingSignIn, children }: OtherSettingsProps) {
  return (
    <FramedSettings frame={inCard}>
      <PageSection {...SECTIONS.scoring}>
        <OfflineNote />
        <ScoringSettings profile={profile} />
        <AiSettings profile={profile} />
      </PageSection>
      <PageSection {...SECTIONS.privacy}>
        <DevicePrivacy />
      </PageSection>
      <PageSection {...SECTIONS.security} startsOpen isHeldOpen={isChangingSignIn}>
        {children}
      </PageSection>
      <PageSection {...SIGN_INS}>
        <JoinedCards>
          <SecondFactorCard />
          <ActivityCards />
        </JoinedCards>
      </PageSection>
      <PageSection {...SECTIONS.data}>
        <YourData withoutDevices />
      </PageSection>
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
  useLinkedSection();
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
  const changeEmail = () => {
    setChange('email');
    showSection('security');
  };
  const field = { control: form.control, disabled: !isEditing };

  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, pb: { xs: isEditing ? 6 : 0, sm: 0 } }}>
      <Box
        component="form"
        ref={formElement}
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 }, ...(!isEditing && asLines) }}
      >
        <PageSection {...SECTIONS.aboutYou} startsOpen isHeldOpen={isEditing}>
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
            <Box className="fields" sx={{ display: 'grid', gap: 2.5 }}>
              <Box className="fields" sx={pair}>
                <FormField {...field} name="firstName" label="First Name" rule={NAME_RULES.firstName} />
                <FormField {...field} name="lastName" label="Last Name" rule={NAME_RULES.lastName} />
              </Box>
              <EmailLine email={profile.email} onChange={changeEmail} />
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
        </PageSection>
        <PageSection {...SECTIONS.emails} startsOpen isHeldOpen={isEditing}>
          <PageCard title="Email Preferences">
            <Box sx={{ ...ROWS, display: 'grid', gap: 2 }}>
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
            </Box>
          </PageCard>
        </PageSection>
      </Box>
      <PageSection {...SECTIONS.reminders}>
        <PageCard title="Reminders and calendar">
          <Box sx={ROWS}>{reminders}</Box>
        </PageCard>
      </PageSection>
      <OtherSettings profile={profile} isChangingSignIn={change !== null}>
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

export function ProfileSettingsPage({ reminders, EmailChanged }: Props) {
  const { data: profile, error, refetch } = useProfile();
  const [newEmail, setNewEmail] = useState<string | null>(null);
  if (newEmail !== null) return <EmailChanged newEmail={newEmail} />;
  return (
    <>
      <PageHeader />
      <PageMain title={TITLE} width={1120}>
        <BackLink to={PATHS.dashboard}>Back to Dashboard</BackLink>
        <Typography variant="h1" sx={{ mt: 1, mb: { xs: 3, sm: 4 } }}>
          {TITLE}
        </Typography>
        <SectionLinks sections={Object.values(SECTIONS)}>
          {profile && <ProfileCards profile={profile} reminders={reminders} onEmailChanged={setNewEmail} />}
          {!profile && error && <ErrorPanel isCard error={error} onAction={() => void refetch()} />}
          {!profile && !error && <SkeletonCards count={4} label="Loading your profile" />}
        </SectionLinks>
      </PageMain>
    </>
  );
}
