import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import {
  SURVEY_OPTIONS,
  SURVEY_QUESTIONS,
  SURVEY_RULES,
  type SurveyQuestion,
} from '#contract/account/survey';
import { failureText } from '../../lib/api/api-error';
import { PATHS } from '../../lib/paths';
import { ScreenLoading } from '../../ui/feedback/screen-loading';
import { useToasts } from '../../ui/feedback/toasts';
import { whileBusy } from '../../ui/feedback/while-busy';
import { PlaceField } from '../../ui/fields/place-field';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { PhoneBar } from '../../ui/layout/phone-bar';
import { useCurrentUser } from '../auth/auth.api';
import { fetchPlaceNames } from '../places/places.api';
import { OptionList } from './option-list';
import { useSaveSurvey } from './survey.api';
import { useSurvey } from './use-survey';

/** What each step asks, and why. */
const QUESTION_WORDS: Readonly<Record<SurveyQuestion, { question: string; reason: string }>> = {
  howHeardAbout: {
    question: 'How did you hear about us?',
    reason: 'It helps us reach more people like you.',
  },
  datingDuration: {
    question: 'How long have you been dating?',
    reason: 'Fresh out of a relationship or dating for years: good advice differs.',
  },
  datingGoal: {
    question: 'What are you looking for?',
    reason: 'Alex, your coach, keeps this in mind when you ask about someone.',
  },
  location: { question: 'Where do you live?', reason: 'For date ideas near you. A city is enough.' },
  datingChallenge: {
    question: 'What is hardest about dating for you?',
    reason: 'Taken together, the answers tell us what to improve first.',
  },
  preferredDateType: {
    question: 'What kind of date do you like best?',
    reason: "We'll show you these ideas first.",
  },
  gender: { question: 'How do you describe yourself?', reason: "Only if you'd like to say." },
  interestedInGenders: { question: 'Who would you like to date?', reason: 'No one you meet ever sees this.' },
};

/** Said once, where they begin. */
const WHY_EIGHT =
  'Eight quick questions in all: they set up your date ideas and what Alex, your coach, keeps in mind.';

function SurveyProgress({ step, of }: { step: number; of: number }) {
  const percent = Math.round((step / of) * 100);
  return (
    <Box sx={{ mb: { xs: 4, sm: 6 } }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', mb: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Step {step} of {of}
        </Typography>
        <Typography variant="body2">
          <Muted>{percent}% complete</Muted>
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label="Survey progress"
        sx={{ bgcolor: 'soft.head' }}
      />
    </Box>
  );
}

const SurveyButtons = styled(PhoneBar)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { justifyContent: 'space-between', marginTop: 32 },
  // Its words begin where the answers do.
  '& > .MuiButton-text': { [theme.breakpoints.up('sm')]: { marginLeft: -14 } },
}));

/** As quiet as text can be and still be read: 4.5 to 1 on the page. */
const Muted = styled('span')(({ theme }) => ({
  color: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 92%, ${theme.vars?.palette.background.default})`,
}));

/** Focuses each step's heading, so that screen readers announce the next question; not on page load. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);
  return heading;
}

const FAILED = 'Survey Error';

interface SurveyProps {
  userId: string;
  wasSentBefore: boolean;
}

function Survey({ userId, wasSentBefore }: SurveyProps) {
  const survey = useSurvey(userId);
  const { key } = useLocation();
  const [sentAt, setSentAt] = useState<string | null>(null);
  const { mutate, isPending } = useSaveSurvey();
  const navigate = useNavigate();
  const { toast, clear } = useToasts();
  const headingId = useId();
  const heading = useFocusOnChange(survey.step);

  const complete = () => {
    if (!survey.completeAnswers) return;
    mutate(survey.completeAnswers, {
      onSuccess: () => {
        clear(FAILED);
        setSentAt(key);
        survey.forget();
        void navigate(PATHS.criteria, { replace: true });
      },
      onError: (error) => {
        toast({ tone: 'error', title: FAILED, description: failureText(error, 'Please try again.') });
      },
    });
  };
  const isAnswered = survey.value.trim() !== '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isAnswered) return;
    if (survey.isLast) complete();
    else survey.next();
  };

  // Back from the dashboard leads to a step whose answers were sent and forgotten.
  if (key === sentAt) return <ScreenLoading />;
  if (survey.isLeftOver && wasSentBefore) return <Navigate to={PATHS.home} replace />;
  const options = SURVEY_OPTIONS[survey.question];
  const { question, reason } = QUESTION_WORDS[survey.question];
  return (
    <>
      <PageHeader />
      <PageMain title="A few questions" width={600}>
        {/* Lower on a high screen, but in one place for every question. */}
        <Box sx={{ pt: { sm: 'clamp(0px, (100dvh - 760px) / 3, 120px)' } }}>
          <SurveyProgress step={survey.step + 1} of={SURVEY_QUESTIONS.length} />
        </Box>
        <Box component="form" noValidate onSubmit={submit} sx={{ pb: { xs: 12, sm: 0 } }}>
          <Typography variant="h1" id={headingId} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {question}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3, textWrap: 'pretty' }}>
            {reason}
            {survey.step === 0 && ` ${WHY_EIGHT}`}
          </Typography>
          {options ? (
            <OptionList
              key={survey.question}
              labelledBy={headingId}
              options={options}
              value={survey.value}
              onBrowse={survey.answer}
              onChoose={survey.choose}
            />
          ) : (
            <PlaceField
              label="Location"
              value={survey.value}
              onChange={survey.answer}
              fetchSuggestions={fetchPlaceNames}
              maxLength={SURVEY_RULES.location.max}
              placeholder="City, State, Country"
            />
          )}
          <SurveyButtons>
            <Button onClick={survey.back} disabled={survey.step === 0}>
              Back
            </Button>
            <Button type="submit" variant="contained" disabled={!isAnswered} {...whileBusy(isPending)}>
              {survey.isLast ? 'Complete Survey' : 'Next'}
            </Button>
          </SurveyButtons>
        </Box>
      </PageMain>
    </>
  );
}

/** A different account starts its own survey. */
export function SurveyPage() {
  const { data: user } = useCurrentUser();
  return user ? (
    <Survey key={user.id} userId={user.id} wasSentBefore={user.surveyComplete} />
  ) : (
    <ScreenLoading />
  );
}
