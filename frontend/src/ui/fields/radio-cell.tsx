import { styled } from '@mui/material/styles';

/** A native radio laid over its own drawing: every browser's keyboard, name and checked state for free. */
export const CellInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
