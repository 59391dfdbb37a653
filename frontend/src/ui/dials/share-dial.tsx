import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/download';
import { ignoreTaps } from '../../lib/ignore-taps';
import { failureToast } from '../feedback/toast-messages';
import { useToasts } from '../feedback/toasts';
import { whileBusy } from '../feedback/while-busy';
import { drawDial } from './draw-dial';
import { fitText, type Fit } from './fit-texts';

const FILE_NAME = 'fit.png';

/** Sharing where the device can share files; otherwise the picture is saved. Canceling is no failure. */
async function shareOrSave(picture: Blob, text: string): Promise<'shared' | 'saved'> {
  const file = new File([picture], FILE_NAME, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return 'shared';
  }
  saveFile(FILE_NAME, picture);
  return 'saved';
}

/** Shares a picture of the dial: no name, no date, and the same in words for those who can't see it. */
export function ShareDial({ fit }: { fit: Fit }) {
  const [isBusy, setBusy] = useState(false);
  const { toast } = useToasts();
  if (fit.percent === null) return null;
  const share = async () => {
    // A second tap would share it twice.
    ignoreTaps();
    setBusy(true);
    try {
      const done = await shareOrSave(await drawDial(fit), fitText(fit));
      if (done === 'saved') toast({ title: 'Picture saved', description: fitText(fit) });
    } catch (error) {
      toast(failureToast('Failed to share', error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      startIcon={<Share2 size={18} aria-hidden />}
      {...whileBusy(isBusy)}
      onClick={() => void share()}
      sx={{ minHeight: 44, justifySelf: 'start', ml: -1 }}
    >
      Share without a name
    </Button>
  );
}
