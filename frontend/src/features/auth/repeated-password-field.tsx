import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BELOW_LABEL, PasswordFormField } from '../../ui/fields/form-field';

type Props<Values extends FieldValues> = Omit<
  ComponentProps<typeof PasswordFormField<Values>>,
  'label' | 'autoComplete' | 'onToggle'
> & { onToggle: () => void };

/**
 * "Confirm Password" with an eye of its own that does what the first one does. The keyboard and screen readers have the
 * first: a second button of the same name would only ask which of the two.
 */
export function RepeatedPasswordField<Values extends FieldValues>({ onToggle, ...field }: Props<Values>) {
  return (
    <Box sx={{ position: 'relative', '& input': { pr: '48px' } }}>
      <PasswordFormField {...field} label="Confirm Password" autoComplete="new-password" />
      <IconButton
        component="span"
        role="presentation"
        edge="end"
        aria-hidden
        tabIndex={-1}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
        sx={{ position: 'absolute', top: BELOW_LABEL, right: 14, mt: '1.5px' }}
      >
        {field.isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
    </Box>
  );
}
