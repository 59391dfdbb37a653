import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  LoginAnswer,
  PasskeyAssertion,
  PasskeyRequestOptions,
  SecondFactorMethod,
  SecondFactorRequest,
  SecondFactors,
  StepUpRequest,
} from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { failureText } from '../../lib/api/api-error';

export const factorsKey = [API.factors] as const;

/** Browsers offer passkeys over https, and on this machine's own pages. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** What to say when a passkey didn't work: browsers don't tell why, and most often the user canceled. */
export function passkeyFailureText(error: unknown): string {
  return failureText(error, 'No passkey was used. Please try again, or choose another way.');
}

async function answerWithPasskey(): Promise<PasskeyAssertion> {
  const optionsJSON = await api.post<PasskeyRequestOptions>(API.passkeyOptions);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return { id, rawId, type, response, clientExtensionResults: {} };
}

export function usePasskeyLogin() {
  return useMutation({
    mutationFn: async () => api.post<LoginAnswer>(API.passkeyLogin, { passkey: await answerWithPasskey() }),
    meta: { answersOwn401: true },
  });
}

/** The second step of signing in: with a code, or with a passkey. */
export function useSecondFactorLogin() {
  return useMutation({
    mutationFn: async (given: { code: string } | 'passkey') => {
      const input: SecondFactorRequest = given === 'passkey' ? { passkey: await answerWithPasskey() } : given;
      return api.post<LoginAnswer>(API.loginSecondFactor, input);
    },
    meta: { answersOwn401: true },
  });
}

/** Proves again who the user is. */
export function useStepUp() {
  return useMutation({
    mutationFn: async (given: { password: string } | { code: string } | 'passkey') => {
      const input: StepUpRequest = given === 'passkey' ? { passkey: await answerWithPasskey() } : given;
      await api.post<undefined>(API.stepUp, input);
    },
  });
}

export function useFactors() {
  return useQuery({
    queryKey: factorsKey,
    queryFn: () => api.get<SecondFactors>(API.factors),
    staleTime: 0,
  });
}

/** What a user with these factors can give besides their password. */
export function methodsOf({ factors, recoveryCodesLeft }: SecondFactors): SecondFactorMethod[] {
  const has = (kind: 'totp' | 'passkey') => factors.some((factor) => factor.kind === kind);
  return [
    ...(has('totp') ? (['totp'] as const) : []),
    ...(has('passkey') ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}
