import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoginRequest, SignedInAnswer } from '#contract/account/auth';
import type { LoginAnswer, SecondFactorMethod } from '#contract/account/second-factor';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { ERRORS } from '#contract/errors';
import { PATHS } from '../../../lib/paths';
import { failureText, hasCode } from '../../../lib/api/api-error';
import { takeReturnPath } from '../../../lib/storage/return-path';
import { useToasts } from '../../../ui/feedback/toasts';
import { adoptUser, currentUserKey, useLogin } from '../auth.api';
import { passkeyFailureText, usePasskeyLogin, useSecondFactorLogin } from '../second-factor.api';

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

/** Signs in, in one step or two, and redirects; `failure` is the text of the form's red box. */
export function useSignIn(variant: keyof typeof DESTINATIONS) {
  const login = useLogin();
  const passkeyLogin = usePasskeyLogin();
  const secondLogin = useSecondFactorLogin();
  const [methods, setMethods] = useState<SecondFactorMethod[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast, clear } = useToasts();

  const askForConfirmation = async (email: string, emailResent: boolean) => {
    setLeaving(true);
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

  const enter = (answer: LoginAnswer, email = '') => {
    if ('needsSecondFactor' in answer) return setMethods(answer.methods);
    if ('needsConfirmation' in answer) return void askForConfirmation(email, answer.emailResent);
    setLeaving(true);
    clear();
    adoptUser(queryClient, answer.user);
    const target = takeReturnPath() ?? DESTINATIONS[variant](answer);
    setTimeout(() => void navigate(target, { replace: true }), LEAVE_AFTER_MS);
    return undefined;
  };

  const fail = (description: string) => {
    setFailure(description);
    toast({ tone: 'error', title: ERROR_CATALOGUE.login_failed.title, description });
  };

  const signIn = (input: LoginRequest) => {
    setFailure(null);
    login.mutate(input, {
      onSuccess: (answer) => enter(answer, input.email),
      onError: (error) => fail(loginFailureText(error)),
    });
  };

  const signInWithPasskey = () => {
    setFailure(null);
    passkeyLogin.mutate(undefined, {
      onSuccess: (answer) => enter(answer),
      onError: (error) => fail(passkeyFailureText(error)),
    });
  };

  const giveSecondFactor = (given: { code: string } | 'passkey') => {
    setFailure(null);
    secondLogin.mutate(given, {
      onSuccess: (answer) => enter(answer),
      onError: (error) => {
        if (hasCode(error, 'auth.second-factor-expired')) setMethods(null);
        fail(given === 'passkey' ? passkeyFailureText(error) : loginFailureText(error));
      },
    });
  };

  const startOver = () => {
    setFailure(null);
    setMethods(null);
  };

  return {
    signIn,
    signInWithPasskey,
    /** What the second step can be done with; null during the first. */
    methods,
    giveSecondFactor,
    startOver,
    isPending: login.isPending || passkeyLogin.isPending || secondLogin.isPending,
    isLeaving,
    failure,
  };
}
