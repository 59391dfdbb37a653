import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { StarRating } from '../../../ui/fields/star-rating';
import { MustHaveSwitch } from './must-have-switch';
import type { StandardOption } from './standard-options';

export interface SelectedStandard {
  option: StandardOption;
  isSelected: boolean;
  stars: number;
  /** Lowest mean rating the user accepts, 1 to 10; null: not a must-have. */
  mustHave: number | null;
  /** Among the selected ones, from 1; 0 while unselected. */
  place: number;
}

interface Props extends SelectedStandard {
  onToggle: () => void;
  onStars: (stars: number) => void;
  /** The switch was used. */
  onMustHave: () => void;
  onMustHaveLimit: () => void;
  /** Moving it, editing it and deleting it, as far as it can be. */
  actions: ReactNode;
}

const EXAMPLES = [
  { range: 'High (8-10)', key: 'highExample' },
  { range: 'Low (1-3)', key: 'lowExample' },
] as const;

function MustHaveRow({ option, mustHave, onMustHave, onMustHaveLimit }: Props) {
  return (
    <Box sx={{ p: { xs: '0 4px 6px 16px', sm: '0 12px 6px 24px' } }}>
      <MustHaveSwitch standard={option.question} isOn={mustHave !== null} onChange={onMustHave}>
        {mustHave !== null && (
          <Button
            size="small"
            onClick={onMustHaveLimit}
            endIcon={<Pencil size={15} aria-hidden />}
            aria-label={`${mustHave} or more: change the limit of ${option.question}`}
            sx={{ minHeight: 44 }}
          >
            {mustHave} or more
          </Button>
        )}
      </MustHaveSwitch>
    </Box>
  );
}

export function StandardCard(props: Props) {
  const { option, isSelected, stars, onToggle, onStars, actions } = props;
  const id = useId();
  const input = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        transition: 'border-color 150ms, background-color 150ms',
        ...(isSelected && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
        }),
      }}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 1,
          p: { xs: '18px 16px 0 6px', sm: '20px 24px 0 12px' },
          cursor: 'pointer',
          alignItems: 'flex-start',
        }}
      >
        <Checkbox checked={isSelected} onChange={onToggle} slotProps={{ input }} sx={{ mt: -1 }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="h3" id={`${id}-name`} sx={{ display: 'block' }}>
            {option.question}
          </Typography>
          <Typography
            component="span"
            id={`${id}-text`}
            color="textSecondary"
            sx={{ display: 'block', mt: 0.5 }}
          >
            {option.description}
          </Typography>
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          p: { xs: 2, sm: '16px 24px' },
          display: 'grid',
          gap: 1.25,
          fontSize: '0.8125rem',
          lineHeight: 1.5,
        }}
      >
        {EXAMPLES.map(({ range, key }) => (
          <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 1 }}>
            <Box component="dt" sx={{ fontWeight: 620 }}>
              {range}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {option[key]}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          mt: 'auto',
          p: { xs: '6px 10px 6px 16px', sm: '6px 24px' },
          borderTop: 1,
          borderColor: 'divider',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" color="textSecondary" aria-hidden>
          Importance
        </Typography>
        <StarRating standard={option.question} value={stars} onChange={onStars} />
      </Box>
      <MustHaveRow {...props} />
      {actions}
    </Card>
  );
}
