import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AddAuthenticatorRequest,
  AddPasskeyRequest,
  AuthenticatorSetup,
  FactorAddedAnswer,
  PasskeyCreationOptions,
  RecoveryCodesAnswer,
} from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { factorsKey } from '../../auth/second-factor.api';

function useRefreshFactors() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: factorsKey });
}

/** A new secret, for a QR code. */
export function useAuthenticatorSetup() {
  return useMutation({ mutationFn: () => api.post<AuthenticatorSetup>(API.authenticatorSetup) });
}

export function useAddAuthenticator() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: (input: AddAuthenticatorRequest) => api.post<FactorAddedAnswer>(API.authenticators, input),
    onSuccess: refresh,
  });
}

/** Asks the browser for a new passkey, and adds it under this name. */
export function useAddPasskey() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const optionsJSON = await api.post<PasskeyCreationOptions>(API.newPasskeyOptions);
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const input: AddPasskeyRequest = {
        name,
        passkey: { id, rawId, type, response, clientExtensionResults: {} },
      };
      return api.post<FactorAddedAnswer>(API.passkeys, input);
    },
    onSuccess: refresh,
  });
}

export function useRemoveFactor() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: (id: string) => api.delete<undefined>(API.factor(id)),
    onSettled: refresh,
  });
}

export function useNewRecoveryCodes() {
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: () => api.post<RecoveryCodesAnswer>(API.recoveryCodes),
    onSuccess: refresh,
  });
}
