import { useNavigate } from 'react-router-dom';
import type { RegisterRequest } from '#contract/account/auth';
import { ERROR_CATALOGUE } from '#contract/error-catalogue';
import { PATHS } from '../../../lib/paths';
import { failureText } from '../../../lib/api/api-error';
import { useToasts } from '../../../ui/feedback/toasts';
import { useRegister } from '../auth.api';

export type SignUpValues = Omit<RegisterRequest, 'timezone'>;

const FAILURE_TITLES = { main: 'Sign up failed', strict: ERROR_CATALOGUE.registration_failed.title } as const;

/** Registers and passes the address to the confirmation page, which can send another email. */
export function useSignUp(
  variant: keyof typeof FAILURE_TITLES,
  showServerErrors: (error: unknown) => boolean,
) {
  const { mutate, isPending } = useRegister();
  const navigate = useNavigate();
  const { toast } = useToasts();

  const signUp = (values: SignUpValues) => {
    const email = values.email.trim();
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    mutate(
      { ...values, firstName: values.firstName.trim(), lastName: values.lastName.trim(), email, timezone },
      {
        onSuccess: () => {
          toast({
            title: 'Account Created!',
            description: 'Please check your email to confirm your account.',
          });
          void navigate(PATHS.confirmation, { state: { email } });
        },
        onError: (error) => {
          showServerErrors(error);
          const description = failureText(error, ERROR_CATALOGUE.registration_failed.description);
          toast({ tone: 'error', title: FAILURE_TITLES[variant], description });
        },
      },
    );
  };
  return { signUp, isPending };
}
