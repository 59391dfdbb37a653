import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { PublicHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { useAuthSettings, useReader } from '../auth/auth.api';
import type { LegalDocument, LegalSection } from './legal-document';

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

/** Open next to the text if there is room, collapsed above it on phones. */
function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  const isWideScreen = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Contents data-sticks aria-label="Contents">
      <details open={isWideScreen}>
        <summary tabIndex={isWideScreen ? -1 : undefined}>Contents</summary>
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

const InShortBox = styled('section')(({ theme }) => ({
  padding: 24,
  borderRadius: 20,
  background: theme.vars?.palette.soft.head,
  '& ul': { margin: '12px 0 0', paddingInlineStart: 20 },
  '& li + li': { marginTop: 6 },
  '& li::marker': { color: theme.vars?.palette.primary.main },
  [theme.breakpoints.down('sm')]: { padding: '20px 18px' },
  '@media print': { border: '1px solid', background: 'none' },
}));

function InShort({ points }: { points: readonly string[] }) {
  return (
    <InShortBox aria-labelledby="in-short">
      <Typography variant="h3" component="h2" id="in-short">
        In short
      </Typography>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </InShortBox>
  );
}

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

/** A legal document's text with its links. */
function LegalText({ text }: { text: string }) {
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

const Part = styled('section')(({ theme }) => ({
  scrollMarginTop: 24,
  marginTop: 44,
  '& p, & ul': { margin: '12px 0 0' },
  '& ul': { paddingInlineStart: 22 },
  '& li + li': { marginTop: 8 },
  '& li::marker': { color: theme.vars?.palette.primary.main },
  '@media print': { marginTop: 24, breakInside: 'avoid-page' },
}));

function NumberedSection({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks } = section;
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {number}. {title}
      </Typography>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>
            <LegalText text={block} />
          </p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>
                <LegalText text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </Part>
  );
}

/** A link to a section can arrive before the document has loaded. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, updated, inShort, sections } = document;
  const reader = useReader();
  useSectionOfAddress();
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <PublicHeader reader={reader} />
      </Box>
      <PageMain title={title}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 3, md: 5 } }}>
          Last updated {updated}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 8 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 68ch)' },
            '@media print': { display: 'block' },
          }}
        >
          <ContentsList sections={sections} />
          <Box sx={{ fontSize: { xs: '1rem', sm: '0.9375rem' }, lineHeight: 1.65 }}>
            <InShort points={inShort} />
            {sections.map((section, index) => (
              <NumberedSection key={section.id} section={section} number={index + 1} />
            ))}
          </Box>
        </Box>
      </PageMain>
    </>
  );
}
