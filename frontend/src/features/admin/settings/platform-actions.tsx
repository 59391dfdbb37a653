import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Activity, Download, ScrollText, UserRoundX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { OWNER_ONLY, type OwnerAct } from '#contract/console/administrators';
import { lazyPart } from '../../../lib/loading/lazy';
import { failureToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { useAdminStatus } from '../admin.api';
import { SectionCard } from '../shared/section-card';
import { useExportAccounts } from './settings.api';

const CleanupDialog = lazyPart(async () => (await import('./cleanup-dialog')).CleanupDialog);
const AuditDialog = lazyPart(async () => (await import('./audit-dialog')).AuditDialog);
const HealthDialog = lazyPart(async () => (await import('./health-dialog')).HealthDialog);

const ACTIONS = ['User Cleanup', 'Security Audit', 'System Health', 'Export Data'] as const;
type Action = (typeof ACTIONS)[number];

const ABOUT: Readonly<Record<Action, { text: string; Icon: LucideIcon }>> = {
  'User Cleanup': { text: 'Accounts that were never confirmed', Icon: UserRoundX },
  'Security Audit': { text: 'What administrators did, and when', Icon: ScrollText },
  'System Health': { text: 'Live status of every service', Icon: Activity },
  'Export Data': { text: 'Accounts and counts in a file', Icon: Download },
};

const FOR_OWNERS: Readonly<Partial<Record<Action, OwnerAct>>> = {
  'User Cleanup': 'accounts.clean-up',
  'Export Data': 'accounts.export',
};

const ActionButton = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'center',
  alignContent: 'center',
  padding: '12px 16px',
  minHeight: 64,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 16,
  background: 'none',
  color: theme.vars?.palette.text.primary,
  font: `600 0.9375rem/1.3 ${theme.typography.fontFamily}`,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover:enabled': { background: theme.vars?.palette.soft.head },
  '&:disabled': { cursor: 'default', color: theme.vars?.palette.text.disabled },
  '& svg': { gridRow: 'span 2', color: theme.vars?.palette.primary.main },
  '& small': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars?.palette.text.secondary },
}));

export function PlatformActions() {
  const [open, setOpen] = useState<Action | null>(null);
  const { toast } = useToasts();
  const save = useExportAccounts();
  const isSupport = useAdminStatus().data?.role === 'support';
  const begin = (action: Action) => {
    toast({
      tone: 'info',
      // A file opens nothing that would say so instead.
      isBrief: action !== 'Export Data',
      title: 'Platform Action',
      description: `Initiating ${action}...`,
    });
    if (action === 'Export Data')
      save.mutate(undefined, {
        onError: (error) => toast(failureToast('Failed to export the accounts', error)),
      });
    else setOpen(action);
  };
  const close = () => setOpen(null);
  return (
    <SectionCard title="Platform Actions" about="Nothing is deleted without your confirmation.">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {ACTIONS.map((action) => {
          const { text, Icon } = ABOUT[action];
          const act = FOR_OWNERS[action];
          const reason = act && isSupport ? OWNER_ONLY[act] : null;
          return (
            <ActionButton
              key={action}
              type="button"
              aria-label={action}
              disabled={reason !== null}
              onClick={() => begin(action)}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>{action}</span>
              <small>{reason ?? text}</small>
            </ActionButton>
          );
        })}
      </Box>
      {open === 'User Cleanup' && <CleanupDialog onClose={close} />}
      {open === 'Security Audit' && <AuditDialog onClose={close} />}
      {open === 'System Health' && <HealthDialog onClose={close} />}
    </SectionCard>
  );
}
