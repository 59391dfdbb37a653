import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { framedMail } from './framed-mail';

interface Props {
  html: string;
  title: string;
  height: number | Record<string, number>;
}

function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** A mail in a frame of its own: it runs no script, opens nothing and reaches nothing of the page. */
export function MailFrame({ html, title, height }: Props) {
  const framed = useMemo(() => framedMail(html, styleNonce()), [html]);
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={framed}
      tabIndex={0}
      sx={{ display: 'block', width: '100%', height, border: 0, bgcolor: '#fff' }}
    />
  );
}
