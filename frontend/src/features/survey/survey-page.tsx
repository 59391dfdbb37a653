import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SURVEY_LIMITS, SURVEY_OPTIONS, SURVEY_QUESTIONS } from '#contract/survey';
import { PATHS } from '../../lib/paths';
import { failureText } from '../../lib/api/api-error';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { PlaceField } from '../../ui/fields/place-field';
import { ScreenLoading } from '../../ui/feedback/screen-loading';
import { useToasts } from '../../ui/feedback/toasts';
import { useCurrentUser } from '../auth/auth.api';
import { fetchPlaceNames } from '../places/places.api';
import { OptionList } from './option-list';
import { QUESTION_WORDS } from './survey-questions';
import { SurveyProgress } from './survey-progress';
import { useSaveSurvey } from './survey.api';
import { useSurvey } from './use-survey';

/** Each step's heading takes the focus, so that the next question is read out; not on arrival. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);
  return heading;
}

function Survey({ userId }: { userId: string }) {
  const survey = useSurvey(userId);
  const { mutate, isPending } = useSaveSurvey();
  const navigate = useNavigate();
  const { toast } = useToasts();
  const headingId = useId();
  const heading = useFocusOnChange(survey.step);

  const complete = () => {
    if (!survey.completeAnswers) return;
    mutate(survey.completeAnswers, {
      onSuccess: () => {
        survey.forget();
        void navigate(PATHS.criteria);
      },
      onError: (error) => {
        toast({ tone: 'error', title: 'Survey Error', description: failureText(error, 'Please try again.') });
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

  const options = SURVEY_OPTIONS[survey.question];
  const { question, reason } = QUESTION_WORDS[survey.question];
  return (
    <>
      <PageHeader />
      <PageMain title="A few questions" width={600}>
        <SurveyProgress step={survey.step + 1} of={SURVEY_QUESTIONS.length} />
        <Box component="form" noValidate onSubmit={submit}>
          <Typography variant="h1" id={headingId} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {question}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {reason}
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
              maxLength={SURVEY_LIMITS.locationMax}
              placeholder="City, State, Country"
            />
          )}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 4 }}>
            <Button onClick={survey.back} disabled={survey.step === 0}>
              Back
            </Button>
            <Button type="submit" variant="contained" disabled={!isAnswered || isPending}>
              {survey.isLast ? 'Complete Survey' : 'Next'}
            </Button>
          </Box>
        </Box>
      </PageMain>
    </>
  );
}

/** Another account begins a survey of its own. */
export function SurveyPage() {
  const { data: user } = useCurrentUser();
  return user ? <Survey key={user.id} userId={user.id} /> : <ScreenLoading />;
}
