import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { UserRoundPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Administrator, AdministratorInvitation } from '#contract/console/administrators';
import { lazyPart } from '../../../lib/loading/lazy';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useAdminStatus } from '../admin.api';
import { Badge } from '../shared/badge';
import { dayAndTime, shortDay } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { useOwnerReason } from '../shared/owner-only';
import { SectionCard } from '../shared/section-card';
import { useAdministratorAct, useAdministrators, type AdministratorAct } from './administrators.api';
import { ROLE_LABELS } from './role-texts';

const InviteDialog = lazyPart(async () => (await import('./invite-dialog')).InviteDialog);

interface RowProps {
  email: string;
  badges: ReactNode;
  about: string;
  /** Buttons; null for someone who may not change it. */
  children: ReactNode;
}

function Row({ email, badges, about, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 1,
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
          {badges}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', ml: { xs: -1.75, sm: 0 }, '& button': { minHeight: 44 } }}
      >
        {children}
      </Box>
    </Box>
  );
}

function aboutWords(one: Administrator): string {
  const origin = one.isFirst ? 'named by ADMIN_EMAIL' : one.invitedBy && `invited by ${one.invitedBy}`;
  const factor = one.hasSecondFactor ? 'has a second sign-in step' : 'no second sign-in step';
  return [`Since ${shortDay(one.since)}`, origin, factor].filter(Boolean).join(', ');
}

interface AskProps {
  onAsk: (act: AdministratorAct) => void;
  mayChange: boolean;
}

function AdministratorRow({ one, onAsk, mayChange }: AskProps & { one: Administrator }) {
  const { data: status } = useAdminStatus();
  const other = one.role === 'owner' ? 'support' : 'owner';
  return (
    <Row
      email={one.email}
      about={aboutWords(one)}
      badges={
        <>
          <Badge tone={one.role === 'owner' ? 'head' : 'quiet'}>{ROLE_LABELS[one.role]}</Badge>
          {status?.email === one.email && <Badge tone="quiet">You</Badge>}
        </>
      }
    >
      {mayChange && !one.isFirst && (
        <>
          <Button
            aria-label={`Make ${one.email} ${other}`}
            onClick={() => onAsk({ kind: 'change-role', administrator: one, role: other })}
          >
            Make {other}
          </Button>
          <Button
            color="error"
            aria-label={`Remove ${one.email}`}
            onClick={() => onAsk({ kind: 'remove', administrator: one })}
          >
            Remove
          </Button>
        </>
      )}
    </Row>
  );
}

function InvitationRow({ invitation, onAsk, mayChange }: AskProps & { invitation: AdministratorInvitation }) {
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  return (
    <Row
      email={email}
      about={`${ROLE_LABELS[role]}, invited by ${invitedBy}, ${isExpired ? 'expired' : 'works until'} ${dayAndTime(expiresAt)}`}
      badges={<Badge tone={isExpired ? 'bad' : 'waiting'}>{isExpired ? 'Expired' : 'Invited'}</Badge>}
    >
      {mayChange && (
        <>
          <Button
            aria-label={`Send again to ${email}`}
            onClick={() => onAsk({ kind: 'send-again', invitation })}
          >
            Send again
          </Button>
          <Button
            color="error"
            aria-label={`Revoke invitation for ${email}`}
            onClick={() => onAsk({ kind: 'revoke', invitation })}
          >
            Revoke
          </Button>
        </>
      )}
    </Row>
  );
}

interface Question {
  title: string;
  text: string;
  confirm: string;
  done: string;
  tone: 'error' | 'primary';
}

function questionOf(act: AdministratorAct): Question {
  switch (act.kind) {
    case 'change-role':
      return {
        title: 'Change Role',
        text: `${act.administrator.email}'s role becomes ${act.role}, and they're signed out on other devices.`,
        confirm: 'Change Role',
        done: 'Role Changed',
        tone: 'primary',
      };
    case 'remove':
      return {
        title: 'Remove Administrator',
        text: `${act.administrator.email} loses access to this console and is signed out. They keep their own account.`,
        confirm: 'Remove',
        done: 'Administrator Removed',
        tone: 'error',
      };
    case 'send-again':
      return {
        title: 'Send Again',
        text: `${act.invitation.email} gets a new link that works for 72 hours. The earlier one stops working.`,
        confirm: 'Send Again',
        done: 'Invitation Sent',
        tone: 'primary',
      };
    case 'revoke':
      return {
        title: 'Revoke Invitation',
        text: `The link that ${act.invitation.email} got stops working.`,
        confirm: 'Revoke',
        done: 'Invitation Revoked',
        tone: 'error',
      };
  }
}

/** Asks for confirmation, carries out the action, and reports the result. */
function AskAct({ asked, onClose }: { asked: AdministratorAct | null; onClose: () => void }) {
  // Keeps the text on screen while the dialog closes.
  const [latest, setLatest] = useState(asked);
  if (asked && asked !== latest) setLatest(asked);
  const { mutate, isPending } = useAdministratorAct();
  const { toast } = useToasts();
  if (!latest) return null;
  const { title, text, confirm, done, tone } = questionOf(latest);
  const run = () =>
    mutate(latest, {
      onSuccess: () => toast({ title: done }),
      onError: (error) => toast(failureToast("That Didn't Work", error)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={asked !== null}
      title={title}
      description={text}
      confirmLabel={isPending ? 'Working...' : confirm}
      tone={tone}
      isPending={isPending}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;

/** The administrators, and those invited to become one. */
export function AdministratorsPanel() {
  const { data, isPending, isFetching, refetch } = useAdministrators();
  const [asked, setAsked] = useState<AdministratorAct | null>(null);
  const [isInviting, setInviting] = useState(false);
  const reason = useOwnerReason('administrators');
  const mayChange = reason === null;
  return (
    <SectionCard
      title="Administrators"
      about={reason ?? 'Owners can do everything. Support can look things up and help users.'}
      action={
        mayChange && (
          <Button
            variant="outlined"
            startIcon={<UserRoundPlus size={18} aria-hidden />}
            onClick={() => setInviting(true)}
            sx={{ minHeight: 44 }}
          >
            Invite
          </Button>
        )
      }
    >
      {isPending && <Skeleton variant="rounded" height={120} aria-label="Loading the administrators" />}
      {!isPending && !data && (
        <LoadProblem subject="The administrators" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <Box component="ul" aria-label="Administrators" sx={list}>
          {data.administrators.map((one) => (
            <AdministratorRow key={one.id} one={one} onAsk={setAsked} mayChange={mayChange} />
          ))}
        </Box>
      )}
      {data && data.invitations.length > 0 && (
        <Box component="ul" aria-label="Pending invitations" sx={list}>
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              onAsk={setAsked}
              mayChange={mayChange}
            />
          ))}
        </Box>
      )}
      <AskAct asked={asked} onClose={() => setAsked(null)} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </SectionCard>
  );
}
