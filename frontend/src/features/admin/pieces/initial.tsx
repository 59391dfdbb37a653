import { styled } from '@mui/material/styles';

const Circle = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: theme.vars?.palette.soft.heart,
  color: theme.vars?.palette.text.primary,
  fontWeight: 650,
}));

/** The first letter of a name or address. */
export function Initial({ of }: { of: string }) {
  return <Circle aria-hidden>{of.charAt(0).toUpperCase()}</Circle>;
}
