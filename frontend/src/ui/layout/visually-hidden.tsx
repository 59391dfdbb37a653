import { styled } from '@mui/material/styles';

/** For assistive technology only. */
export const HIDDEN = {
  position: 'absolute',
  // As text: `sx` takes 1 for the whole width, and -1 for a step of its spacing.
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
} as const;

export const VisuallyHidden = styled('span')(HIDDEN);
