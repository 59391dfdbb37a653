import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { helpPieces } from './help-contacts';

/** An answer with help lines, whose numbers and sites are links. */
export function HelpText({ text }: { text: string }) {
  return helpPieces(text).map(({ text: words, href }, index) =>
    href === null ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <Link
        key={index}
        href={href}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
        sx={{
          fontWeight: 650,
          whiteSpace: 'nowrap',
          position: 'relative',
          // Easy to hit without pushing the lines apart.
          '&::after': { content: '""', position: 'absolute', inset: '-8px -4px' },
        }}
      >
        {words}
      </Link>
    ),
  );
}
