import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AnalyticsField, FieldMeta } from '#contract/analytics';
import { NotYet } from './not-yet';
import { needsWords, restsOn } from './rest-words';

interface Props {
  title: string;
  field: AnalyticsField;
  meta: FieldMeta;
  /** Null while there is too little to go by. */
  value: string | null;
  about: string;
  icon?: ReactNode;
}

/** A figure without a scale: what it is, how much, and what it means. */
export function PlainFigure({ title, field, meta, value, about, icon }: Props) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      {value === null ? (
        <NotYet words={needsWords(field, meta)} />
      ) : (
        <>
          <Typography
            variant="h2"
            component="p"
            sx={{
              mt: 0.5,
              fontVariantNumeric: 'lining-nums tabular-nums',
              '& svg': { ml: 1, verticalAlign: '-0.1em', color: 'primary.main' },
            }}
          >
            {value}
            {icon}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {about} {restsOn(field, meta)}.
          </Typography>
        </>
      )}
    </Box>
  );
}
