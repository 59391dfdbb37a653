import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { LoginRequest, SignedInAnswer } from '#contract/account/auth';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ERRORS } from '#contract/errors';
import { PATHS } from '../../../lib/paths';
import { failureText } from '../../../lib/api/api-error';
import { takeReturnPath } from '../../../lib/storage/return-path';
import { useToasts } from '../../../ui/feedback/toasts';
import { adoptUser, currentUserKey, useLogin } from '../auth.api';

const LEAVE_AFTER_MS = 100;
const WRONG_CREDENTIALS = 'Invalid email or password. Please check your credentials and try again.';

function loginFailureText(error: unknown): string {
  const message = failureText(error, ERROR_CATALOGUE.login_failed.description);
  return message === ERRORS['auth.invalid-credentials'].message ? WRONG_CREDENTIALS : message;
}

const byAnswer = ({ redirectUrl }: SignedInAnswer) => redirectUrl ?? PATHS.dashboard;
const byOnboarding = ({ onboardingComplete }: SignedInAnswer) =>
  onboardingComplete ? PATHS.dashboard : PATHS.onboarding;
const DESTINATIONS = { main: byAnswer, alternate: byOnboarding } as const;

/** Signs in and redirects; `failure` is the text of the form's red box. */
export function useSignIn(variant: keyof typeof DESTINATIONS) {
  const login = useLogin();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const askForConfirmation = async (email: string, emailResent: boolean) => {
    toast({
      tone: 'warning',
      title: 'Email confirmation required',
      description: emailResent
        ? "We've sent a new confirmation email. Please click the link in it to complete your account setup."
        : 'Please check your email and click the confirmation link to complete your account setup.',
    });
    await navigate(PATHS.confirmation, { state: { email } });
    await queryClient.invalidateQueries({ queryKey: currentUserKey });
  };

  const signIn = (input: LoginRequest) =>
    login.mutate(input, {
      onSuccess: (answer) => {
        if ('needsConfirmation' in answer) return void askForConfirmation(input.email, answer.emailResent);
        adoptUser(queryClient, answer.user);
        const target = takeReturnPath() ?? DESTINATIONS[variant](answer);
        setTimeout(() => void navigate(target, { replace: true }), LEAVE_AFTER_MS);
        return undefined;
      },
      onError: (error) => {
        toast({
          tone: 'error',
          title: ERROR_CATALOGUE.login_failed.title,
          description: loginFailureText(error),
        });
      },
    });

  return {
    signIn,
    isPending: login.isPending,
    isLeaving: login.isSuccess,
    failure: login.isError ? loginFailureText(login.error) : null,
  };
}
