import { styled } from '@mui/material/styles';

/** For assistive technology only. */
export const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
} as const;

export const VisuallyHidden = styled('span')(HIDDEN);
