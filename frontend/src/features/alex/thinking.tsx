import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

const Words = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars?.palette.text.secondary,
  '& i': {
    width: 8,
    height: 8,
    borderRadius: '50%',
    marginLeft: -4,
    animation: `${breathe} 1400ms ease-in-out infinite`,
  },
  '& i:first-of-type': { background: theme.vars?.palette.primary.main },
  '& i:last-of-type': { background: theme.vars?.palette.secondary.main, animationDelay: '700ms' },
  '& b': { display: 'inline-flex', gap: 4, paddingLeft: 4 },
}));

/** Head and heart take turns while an answer is awaited. */
export function Thinking() {
  return (
    <Words>
      <b aria-hidden>
        <i />
        <i />
      </b>
      Alex is thinking...
    </Words>
  );
}
