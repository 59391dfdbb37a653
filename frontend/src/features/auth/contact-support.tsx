import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useAuthSettings } from './auth.api';

/** The address to write to, spelled out for those without a mail program at hand. */
export function ContactSupport() {
  const { supportEmail } = useAuthSettings();
  if (supportEmail === null) {
    return (
      <Link component={RouterLink} to={PATHS.contact}>
        Contact support
      </Link>
    );
  }
  return (
    <>
      <Link href={`mailto:${supportEmail}`}>Contact support</Link> at {supportEmail}
    </>
  );
}
