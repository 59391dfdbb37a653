import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LegalSection as Section } from './legal-document';
import { LegalWords } from './legal-words';

const Part = styled('section')(({ theme }) => ({
  scrollMarginTop: 24,
  marginTop: 44,
  '& p, & ul': { margin: '12px 0 0' },
  '& ul': { paddingInlineStart: 22 },
  '& li + li': { marginTop: 8 },
  '& li::marker': { color: theme.vars?.palette.secondary.main },
  '@media print': { marginTop: 24, breakInside: 'avoid-page' },
}));

export function LegalSection({ section, number }: { section: Section; number: number }) {
  const { id, title, blocks } = section;
  return (
    <Part id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {number}. {title}
      </Typography>
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index}>
            <LegalWords text={block} />
          </p>
        ) : (
          <ul key={index}>
            {block.map((point) => (
              <li key={point}>
                <LegalWords text={point} />
              </li>
            ))}
          </ul>
        ),
      )}
    </Part>
  );
}
