import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerReference } from '#contract/alex';
import { segmentsOf, sourceOf } from './reference-links';

/** Text whose names and figures lead to where they come from, quietly. */
export function ReferencedText({ text, references }: { text: string; references: AnswerReference[] }) {
  return segmentsOf(text, references).map(({ text: words, target }, index) => {
    if (!target) return <Fragment key={index}>{words}</Fragment>;
    const { to, title } = sourceOf(target);
    return (
      <Link
        key={index}
        component={RouterLink}
        to={to}
        title={title}
        color="inherit"
        sx={{
          fontWeight: 'inherit',
          textDecorationStyle: 'dotted',
          textDecorationColor: (theme) => theme.vars?.palette.primary.main,
          '&:hover': { color: 'primary.main', textDecorationStyle: 'solid' },
        }}
      >
        {words}
      </Link>
    );
  });
}
