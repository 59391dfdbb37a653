import { styled } from '@mui/material/styles';

/** A native radio button with custom visuals: keyboard, name and checked state come from the browser. */
export const CellInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
