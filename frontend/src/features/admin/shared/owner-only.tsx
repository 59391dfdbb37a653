import Typography from '@mui/material/Typography';
import { OWNER_ONLY, type OwnerAct } from '#contract/console/administrators';
import { useAdminStatus } from '../admin.api';

/** Why the signed-in administrator may not do this; null for an owner. The server decides in any case. */
export function useOwnerReason(act: OwnerAct): string | null {
  const { data } = useAdminStatus();
  return data?.role === 'support' ? OWNER_ONLY[act] : null;
}

/** Says who can use what is hidden or disabled here; renders nothing for an owner. */
export function OwnerNote({ acts }: { acts: readonly OwnerAct[] }) {
  const { data } = useAdminStatus();
  if (data?.role !== 'support') return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {acts.map((act) => OWNER_ONLY[act]).join(' ')}
    </Typography>
  );
}
