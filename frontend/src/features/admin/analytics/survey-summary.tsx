import { styled } from '@mui/material/styles';
import { NOT_SPECIFIED, type SurveyBreakdown } from '#contract/console/admin';
import { percentOf, wholeNumber } from '../shared/console-format';
import { SectionCard } from '../shared/section-card';
import type { Distribution, Share } from './distributions';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 12px 10px 0', textAlign: 'left', verticalAlign: 'top' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: theme.vars?.palette.text.secondary },
  '& tbody th': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & tbody th, & td': { display: 'block' },
    '& tbody th, & td': { padding: 0 },
    '& tbody tr': { padding: '10px 0' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: theme.vars?.palette.text.secondary,
      fontSize: '0.8125rem',
    },
  },
}));

const COLUMNS = ['Question', 'Answered', 'Most frequent answer', 'Least frequent answer'] as const;

const shareWords = (share: Share | undefined) =>
  share ? `${share.label} (${share.percent}%)` : 'No answers yet';

/** All questions in one table. */
export function SurveySummary({
  breakdown: { total, surveyComplete },
  distributions,
}: {
  breakdown: SurveyBreakdown;
  distributions: readonly Distribution[];
}) {
  const rows = distributions
    .filter(({ title }) => title !== 'Survey Completion')
    .map(({ title, shares }) => {
      const answers = shares.filter(({ label }) => label !== NOT_SPECIFIED);
      const answered = answers.reduce((sum, { count }) => sum + count, 0);
      return { title, answered, most: answers[0], least: answers.length > 1 ? answers.at(-1) : undefined };
    });
  return (
    <SectionCard
      title="Comprehensive Survey Breakdown"
      about={`${wholeNumber(surveyComplete)} of ${wholeNumber(total)} users completed the survey.`}
    >
      <Table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ title, answered, most, least }) => (
            <tr key={title} role="row">
              <th role="rowheader" scope="row">
                {title}
              </th>
              <td role="cell" data-label="Answered">
                {wholeNumber(answered)} ({percentOf(answered, total)}%)
              </td>
              <td role="cell" data-label="Most frequent">
                {shareWords(most)}
              </td>
              <td role="cell" data-label="Least frequent">
                {least ? shareWords(least) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </SectionCard>
  );
}
