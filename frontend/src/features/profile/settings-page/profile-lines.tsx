import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';

export const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;

/** A field that can't be edited is text, without a box around it. */
const text = {
  '& .MuiOutlinedInput-notchedOutline, & .MuiNativeSelect-icon': { display: 'none' },
  '& .MuiInputBase-root': { bgcolor: 'transparent' },
  '& .MuiInputBase-input.MuiInputBase-input.Mui-disabled': {
    p: 0,
    minHeight: 0,
    opacity: 1,
    fontWeight: 560,
    textOverflow: 'ellipsis',
    color: 'text.primary',
    WebkitTextFillColor: 'currentcolor',
  },
  '& .MuiInputLabel-root.MuiInputLabel-root.Mui-disabled': { color: 'text.primary' },
  '& .MuiFormHelperText-root.MuiFormHelperText-root': { mx: 0, color: 'text.secondary' },
  // What is still empty says so instead of what could be entered.
  '& .MuiInputBase-root:has(input:placeholder-shown)': {
    '&::before': { content: '"Not specified"', color: 'text.secondary' },
    '& input': { position: 'absolute', inset: 0, '&::placeholder': { opacity: 0 } },
  },
} as const;

/** Its label and its text side by side, where there is room. */
const line = {
  ...text,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' },
  alignItems: 'baseline',
  '& .MuiInputLabel-root.MuiInputLabel-root.Mui-disabled': {
    mb: { xs: 0.25, sm: 0 },
    fontWeight: 400,
    color: 'text.secondary',
  },
  '& .MuiFormHelperText-root.MuiFormHelperText-root': {
    mx: 0,
    gridColumn: { sm: 2 },
    color: 'text.secondary',
  },
} as const;

/** All fields of a card as lines, with a hairline between them. */
export const asLines = {
  '& .fields': { display: 'grid', gap: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .fields .MuiTextField-root': line,
  '& .fields > * + *': { borderTop: 1, borderColor: 'divider' },
  '& .fields > *': { py: 1.75 },
  '& .fields > .fields': { py: 0 },
  // The first and the last one end where the card's own room begins.
  '& .MuiCardContent-root > .fields > :not(.fields):first-child, & .MuiCardContent-root > .fields > .fields:first-child > :first-child':
    { pt: 0.75 },
  '& .MuiCardContent-root > .fields > :not(.fields):last-child, & .MuiCardContent-root > .fields > .fields:last-child > :last-child':
    { pb: 0 },
  '& .MuiFormControlLabel-label.MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
  // A switch that can't be moved yet is a word.
  '& .MuiSwitch-root': {
    justifyContent: 'flex-end',
    alignItems: 'center',
    '&::after': { content: '"Off"', position: 'absolute', fontWeight: 560, color: 'text.secondary' },
    '&:has(input:checked)::after': { content: '"On"', color: 'text.primary' },
    '& > *': { opacity: '0 !important' },
  },
} as const;

interface EmailLineProps {
  email: string;
  onChange: () => void;
}

export function EmailLine({ email, onChange }: EmailLineProps) {
  return (
    <TextField
      label="Email"
      value={email}
      disabled
      helperText={
        <>
          <span>Email cannot be changed</span> in this form.{' '}
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={onChange}
            // As high as a finger, without moving the lines apart.
            sx={{ verticalAlign: 'baseline', display: 'inline-block', py: '12px', my: '-12px' }}
          >
            Change it under Account Security
          </Link>
        </>
      }
      slotProps={{ htmlInput: { readOnly: true }, formHelperText: { component: 'div' } }}
      sx={text}
    />
  );
}
