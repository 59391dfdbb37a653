import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Eye, KeyRound, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/console/admin';
import { Address } from '../shared/address';
import { Badge } from '../shared/badge';
import { shortDay } from '../shared/console-format';
import type { useAccountCare } from './use-account-care';
import { nameOrNone } from './user-texts';

/** A user's status badges in the list; color is for what stands out. */
function UserBadges({ user }: { user: AdminUser }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {user.emailConfirmed ? <Badge tone="quiet">Confirmed</Badge> : <Badge tone="bad">Unconfirmed</Badge>}
      {user.criteriaCount > 0 ? <Badge tone="quiet">Onboarded</Badge> : <Badge tone="waiting">Pending</Badge>}
      {user.hasLikedDateIdea && <Badge tone="quiet">Date Ideas</Badge>}
      {user.hasUsedAlex && <Badge tone="quiet">Used Alex</Badge>}
      <Badge tone={user.recentMatches > 0 ? 'good' : 'quiet'}>
        {user.recentMatches > 0 ? 'Active' : 'Inactive'}
      </Badge>
      {user.isAdmin && <Badge tone="head">Administrator</Badge>}
    </Box>
  );
}

interface Props {
  user: AdminUser;
  care: ReturnType<typeof useAccountCare>;
  isSelected: boolean;
  onSelect: (isChosen: boolean) => void;
  onOpen: () => void;
}

interface ActionProps {
  /** The accessible name, which also includes the user. */
  label: string;
  name: string;
  onClick: () => void;
  children: ReactNode;
}

function RowAction({ label, name, onClick, children }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={name} onClick={onClick} sx={{ borderRadius: 999 }}>
        {children}
        <Box
          component="span"
          sx={{ typography: 'body2', display: { md: 'none' }, ml: 0.75, fontWeight: 560 }}
        >
          {label}
        </Box>
      </IconButton>
    </Tooltip>
  );
}

function RowActions({ user, care, onOpen }: Pick<Props, 'user' | 'care' | 'onOpen'>) {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
      {!user.emailConfirmed && (
        <RowAction
          label="Resend confirmation"
          name={`Resend confirmation to ${user.email}`}
          onClick={() => care.resendConfirmation(user.id)}
        >
          <MailCheck size={18} aria-hidden />
        </RowAction>
      )}
      <RowAction
        label="Send password reset"
        name={`Send password reset to ${user.email}`}
        onClick={() => care.sendPasswordReset(user.id)}
      >
        <KeyRound size={18} aria-hidden />
      </RowAction>
      <RowAction label="View details" name={`View details for ${user.email}`} onClick={onOpen}>
        <Eye size={18} aria-hidden />
      </RowAction>
    </Box>
  );
}

export function UserRow({ user, isSelected, onSelect, ...actions }: Props) {
  return (
    <tr role="row" aria-selected={isSelected}>
      <td role="cell">
        <Checkbox
          checked={isSelected}
          onChange={(_event, isChosen) => onSelect(isChosen)}
          slotProps={{ input: { 'aria-label': `Select ${user.email}` } }}
        />
      </td>
      <td role="cell">
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <Address of={user.email} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {nameOrNone(user)}
        </Typography>
      </td>
      <td role="cell">
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary' }}>
            Joined{' '}
          </Box>
          {shortDay(user.createdAt)}
        </Typography>
      </td>
      <td role="cell">
        <UserBadges user={user} />
      </td>
      <td role="cell">
        <RowActions user={user} {...actions} />
      </td>
    </tr>
  );
}
