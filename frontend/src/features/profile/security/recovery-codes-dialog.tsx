import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { saveFile } from '../../../lib/download';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { CopyButton } from '../../../ui/fields/copy-button';

const FILE_NAME = 'heart-and-head-recovery-codes.txt';

/** Shows new recovery codes, the only time they can be seen. It closes only by its button. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const id = useId();
  const save = () => {
    // A second tap would save them twice.
    ignoreTaps();
    const lines = ['Heart & Head recovery codes', 'Each works once.', '', ...codes, ''];
    saveFile(FILE_NAME, new Blob([lines.join('\n')], { type: 'text/plain' }));
  };
  return (
    <SheetDialog open labelledBy={`${id}-title`} describedBy={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Save your recovery codes</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          If you lose your phone or your passkey, one of these codes signs you in. Each works once. Keep them
          somewhere safe: you won't see them again.
        </DialogContentText>
        <Box
          component="ul"
          aria-label="Recovery codes"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2.5,
            p: 2,
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: '12px 8px',
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1rem',
            letterSpacing: '0.02em',
            textAlign: 'center',
            whiteSpace: 'nowrap',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ mt: 1.5, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <CopyButton variant="outlined" text={codes.join('\n')} what="the codes" />
          <Button variant="outlined" startIcon={<Download size={16} aria-hidden />} onClick={save}>
            Download
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I've saved them
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
