import { styled } from '@mui/material/styles';

const Placeholder = styled('code')(({ theme }) => ({
  padding: '1px 5px',
  borderRadius: 6,
  fontSize: '0.875em',
  fontWeight: 500,
  backgroundColor: theme.vars?.palette.score.track,
}));

/** A subject line whose placeholders can be told from its words. */
export function SubjectText({ text }: { text: string }) {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((piece, index) => (piece.startsWith('{{') ? <Placeholder key={index}>{piece}</Placeholder> : piece));
}
