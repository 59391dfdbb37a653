import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useAuthSettings } from '../auth/auth.api';

const MARKED = /(\[[^\]]+\]\([^)]+\)|\{support\})/;
const LINK = /^\[([^\]]+)\]\(([^)]+)\)$/;

function SupportAddress() {
  const { supportEmail } = useAuthSettings();
  if (supportEmail !== null) return <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>;
  return (
    <Link component={RouterLink} to={PATHS.contact}>
      our support address
    </Link>
  );
}

/** A text of a legal document with its links. */
export function LegalWords({ text }: { text: string }) {
  return text.split(MARKED).map((part, index) => {
    if (part === '{support}') return <SupportAddress key={index} />;
    const [, words, address] = LINK.exec(part) ?? [];
    if (words === undefined || address === undefined) return part;
    return (
      <Link key={index} component={RouterLink} to={address}>
        {words}
      </Link>
    );
  });
}
