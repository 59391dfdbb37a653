import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useToasts } from '../feedback/toasts';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  text: string;
  /** Names the text where it can't be copied: "the link". */
  what: string;
  label?: string;
  /** Where several texts can be copied, says which one. */
  accessibleLabel?: string;
}

/** Copies a text, and says that it has. */
export function CopyButton({ text, what, label = 'Copy', accessibleLabel = label, ...button }: Props) {
  const [isCopied, setCopied] = useState(false);
  const { toast } = useToasts();
  const copy = async () => {
    try {
      // Without https, browsers have no clipboard to ask.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ tone: 'warning', title: "Couldn't copy", description: `Select ${what} and copy it by hand.` });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      {...button}
      onClick={() => void copy()}
      startIcon={<Icon size={16} aria-hidden />}
      aria-label={isCopied ? 'Copied' : accessibleLabel}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
