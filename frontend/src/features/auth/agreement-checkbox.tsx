import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  document: string;
  href: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The document opens in a tab of its own, so that nothing typed is lost. */
export function AgreementCheckbox({ document, href, field, error }: Props) {
  const errorId = useId();
  const { ref, ...handlers } = field;
  const input = { ref, 'aria-invalid': error !== undefined, 'aria-describedby': error ? errorId : undefined };
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox {...handlers} slotProps={{ input }} />}
        label={
          <>
            I accept the{' '}
            <Link href={href} target="_blank" rel="noopener">
              {document}
            </Link>
          </>
        }
      />
      {error && (
        <FormHelperText error id={errorId} sx={{ ml: 4.25 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
