import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '#contract/console/admin';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { Caution } from '../shared/caution';
import { wholeNumber } from '../shared/console-format';
import { fullName } from './user-texts';

/** The others are counted. */
const NAMED = 3;

function whom({ email, ...name }: AdminUser): string {
  const known = fullName(name);
  return known === '' ? email : `${known}, ${email}`;
}

function Named({ users }: { users: readonly AdminUser[] }) {
  const more = users.length - NAMED;
  return (
    <Box
      component="ul"
      aria-label="Users to be deleted"
      sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}
    >
      {users.slice(0, NAMED).map((user) => (
        <li key={user.id}>{whom(user)}</li>
      ))}
      {more > 0 && <li>and {wholeNumber(more)} more</li>}
    </Box>
  );
}

/** The server refuses the whole selection. */
function AdministratorAmong({ users }: { users: readonly AdminUser[] }) {
  const administrator = users.find(({ isAdmin }) => isAdmin);
  if (!administrator) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Caution>
        <Typography variant="body2">
          {administrator.email} is an administrator. Administrators can't be deleted, so nothing is deleted as
          long as one is selected.
        </Typography>
      </Caution>
    </Box>
  );
}

interface Props {
  open: boolean;
  users: readonly AdminUser[];
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before users are deleted, and says whom. */
export function DeleteDialog({ users, ...props }: Props) {
  return (
    <ConfirmDialog
      {...props}
      title="Delete Users"
      description={`This permanently removes ${wholeNumber(users.length)} user(s) with all user data (matches, criteria, evaluations). This cannot be undone.`}
      confirmLabel="Delete Users"
    >
      <Named users={users} />
      <AdministratorAmong users={users} />
    </ConfirmDialog>
  );
}
