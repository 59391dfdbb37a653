import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SimpleStandard } from '#contract/criteria';

interface Props {
  standard: SimpleStandard;
  isSelected: boolean;
  onToggle: () => void;
}

export function SimpleStandardCard({ standard, isSelected, onToggle }: Props) {
  const id = useId();
  const input = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
  return (
    <Card
      component="li"
      sx={{
        transition: 'border-color 150ms',
        ...(isSelected && { borderColor: 'primary.main', bgcolor: 'soft.head' }),
      }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', gap: 0.5, p: '14px 18px 16px 8px', height: '100%', cursor: 'pointer' }}
      >
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input }}
          sx={{ alignSelf: 'flex-start', mt: -0.75 }}
        />
        <span>
          <Typography component="span" variant="h4" id={`${id}-name`} sx={{ display: 'block' }}>
            {standard.name}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            id={`${id}-text`}
            sx={{ display: 'block', mt: 0.25 }}
          >
            {standard.description}
          </Typography>
        </span>
      </Box>
    </Card>
  );
}
