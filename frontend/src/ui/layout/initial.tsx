import { styled } from '@mui/material/styles';

const Circle = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 650,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.soft.head,
}));

/** Stands in for a face; the name or email next to it says it in full. */
export function Initial({ of }: { of: string }) {
  return <Circle aria-hidden>{Array.from(of.trim())[0]?.toUpperCase()}</Circle>;
}
