import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { KeyRound, LifeBuoy, Smartphone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { FactorKind, SecondFactor } from '#contract/account/second-factor';
import { usLongDate } from '../../../lib/format';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { canUsePasskeys, useFactors } from '../../auth/second-factor.api';
import { LIST } from '../account/setting-row';
import { useNewRecoveryCodes, useRemoveFactor } from './factors.api';
import { useFactorDialogs } from './use-factor-dialogs';

const KINDS: Readonly<Record<FactorKind, { label: string; Icon: LucideIcon }>> = {
  totp: { label: 'Authenticator app', Icon: Smartphone },
  passkey: { label: 'Passkey', Icon: KeyRound },
};

const usedWords = ({ lastUsedAt }: SecondFactor): string =>
  lastUsedAt === null ? 'Not used yet' : `Last used ${usLongDate(lastUsedAt)}`;

interface RowProps {
  factor: SecondFactor;
  isPending: boolean;
  onRemove: () => void;
}

function FactorRow({ factor, isPending, onRemove }: RowProps) {
  const { Icon } = KINDS[factor.kind];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{factor.name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
          {KINDS[factor.kind].label}, added {usLongDate(factor.createdAt)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {usedWords(factor)}
        </Typography>
      </Box>
      <Button
        onClick={onRemove}
        {...whileBusy(isPending)}
        aria-label={`Remove ${factor.name}`}
        data-edge="end"
        sx={{ flex: 'none' }}
      >
        Remove
      </Button>
    </Box>
  );
}

/** Above and below each of three lines. */
const KEY_ROOM = '14px';
const KEYS = { ...LIST, '& > li': { py: KEY_ROOM } } as const;

const NO_CODES = "New recovery codes couldn't be made";

function RecoveryCodes({ left, onNew }: { left: number; onNew: (codes: string[]) => void }) {
  const renew = useNewRecoveryCodes();
  const { toast, clear } = useToasts();
  const make = () =>
    renew.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => {
        clear(NO_CODES);
        onNew(recoveryCodes);
      },
      onError: (error) => toast(failureToast(NO_CODES, error)),
    });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        // As the next line of the list above it.
        mt: -2.5,
        pt: KEY_ROOM,
        borderTop: 1,
        borderColor: 'divider',
        '& > svg': { flex: 'none', color: 'primary.main' },
      }}
    >
      <LifeBuoy size={20} aria-hidden />
      <Typography color={left < 3 ? 'error' : 'textPrimary'} sx={{ flexGrow: 1, fontWeight: 560 }}>
        {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
      </Typography>
      <Button onClick={make} {...whileBusy(renew.isPending)} data-edge="end" sx={{ flex: 'none' }}>
        Get new codes
      </Button>
    </Box>
  );
}

/** What the user signs in with besides the password. */
export function FactorList() {
  const { data, error, refetch } = useFactors();
  const remove = useRemoveFactor();
  const [removed, setRemoved] = useState<SecondFactor | null>(null);
  const { open, showCodes, dialogs } = useFactorDialogs();
  const focus = useFocusAfterRemoval();
  const { toast } = useToasts();

  if (error && !data)
    return (
      <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography>Your passkeys and apps couldn't be loaded.</Typography>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Box>
    );
  if (!data)
    return (
      <Box role="status" aria-label="Loading your passkeys and apps">
        <Skeleton width="50%" height={28} />
        <Skeleton width="35%" />
      </Box>
    );

  const { factors, recoveryCodesLeft } = data;
  const isLast = factors.length === 1;
  const confirmRemoval = ({ id, name }: SecondFactor) =>
    remove.mutate(id, {
      onSuccess: () => toast({ title: `${name} is removed` }),
      onError: (failure) => toast(failureToast(`${name} couldn't be removed`, failure)),
      onSettled: () => setRemoved(null),
    });
  return (
    <>
      <Typography color="textSecondary">
        {factors.length === 0
          ? 'Add a passkey or an authenticator app, so that your password alone is not enough to sign in.'
          : 'Signing in takes your password and one of these, or a passkey alone.'}
      </Typography>
      {factors.length > 0 && (
        <>
          <Box component="ul" aria-label="Passkeys and apps" {...focus} sx={KEYS}>
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                isPending={remove.isPending}
                onRemove={() => setRemoved(factor)}
              />
            ))}
          </Box>
          <RecoveryCodes left={recoveryCodesLeft} onNew={showCodes} />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}>
        {canUsePasskeys() && (
          <Button variant={factors.length === 0 ? 'contained' : 'outlined'} onClick={() => open('passkey')}>
            Add a passkey
          </Button>
        )}
        <Button variant="outlined" onClick={() => open('app')}>
          Add an authenticator app
        </Button>
      </Box>
      {dialogs}
      {removed && (
        <ConfirmDialog
          open
          title={`Remove ${removed.name}?`}
          description={
            isLast
              ? 'Your password alone will sign you in again, and your recovery codes will stop working.'
              : "You won't be able to sign in with it anymore."
          }
          confirmLabel="Remove"
          isPending={remove.isPending}
          onConfirm={() => confirmRemoval(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
