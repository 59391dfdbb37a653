import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MailPreview } from '#contract/campaigns';
import { failureText } from '../../../lib/api/api-error';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { MailFrame } from './mail-frame';

interface Props {
  /** Null while there is none to show. */
  preview: MailPreview | null;
  error: unknown;
  isLoading: boolean;
  /** What to do to see one. */
  empty: string;
}

const HEIGHT = { xs: 320, md: 440 };

function Nothing({ words }: { words: string }) {
  return (
    <Box
      sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, px: 3, height: HEIGHT }}
    >
      <EmptyDrawing motif="letter" />
      <Typography color="textSecondary" sx={{ textAlign: 'center', maxWidth: '34ch' }}>
        {words}
      </Typography>
    </Box>
  );
}

/** The mail as its reader will see it, under its subject. */
export function MailPreviewPane({ preview, error, isLoading, empty }: Props) {
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden', minWidth: 0 }}
    >
      <Box sx={{ px: 2, py: 1.25, bgcolor: 'background.default', borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="body2" color="textSecondary">
          Preview
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minHeight: 22 }}>
          {preview?.subject}
        </Typography>
      </Box>
      {Boolean(error) && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 2, py: 1.25 }}>
          {failureText(error, 'The preview could not be made.')}
        </Typography>
      )}
      {isLoading && (
        <Skeleton aria-label="Loading the preview" variant="rectangular" sx={{ height: HEIGHT }} />
      )}
      {!isLoading && preview && (
        <MailFrame html={preview.html} title={`Preview of "${preview.subject}"`} height={HEIGHT} />
      )}
      {!isLoading && !preview && <Nothing words={empty} />}
    </Box>
  );
}
