import { useState, type ReactNode } from 'react';
import type { FactorAddedAnswer } from '#contract/account/second-factor';
import { lazyPart } from '../../../lib/loading/lazy';
import { useToasts } from '../../../ui/feedback/toasts';

const AddAuthenticatorDialog = lazyPart(
  async () => (await import('./add-authenticator-dialog')).AddAuthenticatorDialog,
);
const AddPasskeyDialog = lazyPart(async () => (await import('./add-passkey-dialog')).AddPasskeyDialog);
const RecoveryCodesDialog = lazyPart(
  async () => (await import('./recovery-codes-dialog')).RecoveryCodesDialog,
);

/** The dialogs that add a factor and show recovery codes; `onAdded` runs once the codes are saved. */
export function useFactorDialogs(onAdded: () => void = () => undefined): {
  open: (dialog: 'app' | 'passkey') => void;
  showCodes: (codes: string[]) => void;
  dialogs: ReactNode;
} {
  const [opened, setOpened] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { toast } = useToasts();
  const close = () => setOpened(null);
  const added = ({ factor, recoveryCodes }: FactorAddedAnswer) => {
    close();
    toast({ title: factor.kind === 'totp' ? 'Authenticator app added' : 'Passkey added' });
    if (recoveryCodes) setCodes(recoveryCodes);
    else onAdded();
  };
  const closeCodes = () => {
    setCodes(null);
    onAdded();
  };
  return {
    open: setOpened,
    showCodes: setCodes,
    dialogs: (
      <>
        {opened === 'app' && <AddAuthenticatorDialog onAdded={added} onClose={close} />}
        {opened === 'passkey' && <AddPasskeyDialog onAdded={added} onClose={close} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={closeCodes} />}
      </>
    ),
  };
}
