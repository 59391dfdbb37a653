import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LegalSection } from './legal-document';

const Contents = styled('nav')(({ theme }) => ({
  fontSize: '0.875rem',
  '& summary': { fontWeight: 650, minHeight: 44, display: 'flex', alignItems: 'center', cursor: 'pointer' },
  '& summary::after': { content: '"+"', marginInlineStart: 'auto', fontSize: '1.25rem', fontWeight: 400 },
  '& [open] > summary::after': { content: '"\\2212"' },
  '& ol': { margin: 0, padding: '0 0 0 26px', fontVariantNumeric: 'tabular-nums' },
  '& li::marker': { color: theme.vars?.palette.text.secondary },
  '& a': {
    display: 'block',
    padding: '6px 0 6px 4px',
    lineHeight: 1.4,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [theme.breakpoints.down('md')]: {
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 16,
    padding: '2px 16px',
    '& ol': { paddingBottom: 12 },
    '& a': { paddingBlock: 10 },
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 24,
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    '& summary': { pointerEvents: 'none' },
    '& summary::after': { display: 'none' },
  },
  '@media print': { display: 'none' },
}));

/** Open beside the text where there is room, folded above it on a phone. */
export function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  const isBeside = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Contents aria-label="Contents">
      <details open={isBeside}>
        <summary tabIndex={isBeside ? -1 : undefined}>Contents</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </Contents>
  );
}
