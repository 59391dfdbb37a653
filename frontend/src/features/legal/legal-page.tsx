import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMain } from '../../ui/layout/page-main';
import { PublicHeader } from '../../ui/layout/page-header';
import { useReader } from '../auth/auth.api';
import { ContentsList } from './contents-list';
import { InShort } from './in-short';
import type { LegalDocument } from './legal-document';
import { LegalSection } from './legal-section';

/** A link into the document arrives before the document does. */
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
              <LegalSection key={section.id} section={section} number={index + 1} />
            ))}
          </Box>
        </Box>
      </PageMain>
    </>
  );
}
