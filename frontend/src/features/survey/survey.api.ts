import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/auth';
import { API } from '#contract/paths';
import type { SurveyAnswers, SurveySavedAnswer } from '#contract/account/survey';
import { api } from '../../lib/api/api-client';
import { currentUserKey } from '../auth/auth.api';

export function useSaveSurvey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: SurveyAnswers) => api.post<SurveySavedAnswer>(API.survey, answers),
    onSuccess: ({ surveyComplete }) => {
      queryClient.setQueryData<CurrentUser | null>(
        currentUserKey,
        (user) => user && { ...user, surveyComplete },
      );
      return queryClient.invalidateQueries({ queryKey: [API.profile] });
    },
  });
}
