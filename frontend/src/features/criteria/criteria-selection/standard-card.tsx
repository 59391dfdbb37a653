import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
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
  /** Of the stars of all selected ones, whole percent; 0 while unselected. */
  share: number;
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

/** What decides once it is chosen: its stars with their share, and whether it is a must-have. */
function ChosenStandard(props: Props) {
  const { option, stars, share, onStars } = props;
  return (
    <>
      <Box
        sx={{
          mt: 'auto',
          p: { xs: '6px 10px 2px 16px', sm: '6px 24px 2px' },
          borderTop: 1,
          borderColor: 'divider',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Counts for {share}%
        </Typography>
        <StarRating standard={option.question} value={stars} onChange={onStars} />
      </Box>
      <MustHaveRow {...props} />
    </>
  );
}

/** A standard the user wrote, which is the kind that can be edited and deleted. */
const OwnTag = styled('span')(({ theme }) => ({
  marginLeft: 8,
  padding: '2px 8px',
  borderRadius: 999,
  fontSize: '0.8125rem',
  fontWeight: 560,
  verticalAlign: '1px',
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
}));

/** One line until it is chosen. */
export function StandardCard(props: Props) {
  const { option, isSelected, onToggle, actions } = props;
  const id = useId();
  const input = { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-text` };
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'start',
        // What its stars and its must-have are aligned with: the end of the card next to it.
        gridTemplateRows: 'auto auto 1fr',
        transition: 'border-color 150ms, background-color 150ms',
        alignSelf: isSelected ? 'stretch' : 'start',
        ...(isSelected && {
          borderColor: 'primary.main',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
        }),
        '& > *': { gridColumn: '1 / -1' },
      }}
    >
      <Box
        component="label"
        sx={{
          '&&': { gridColumn: 1 },
          display: 'flex',
          gap: 1,
          minHeight: 56,
          p: { xs: '6px 8px 6px 6px', sm: '8px 8px 6px 12px' },
          cursor: 'pointer',
          alignItems: 'center',
        }}
      >
        <Checkbox checked={isSelected} onChange={onToggle} slotProps={{ input }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="h4" id={`${id}-name`}>
            {option.question}
          </Typography>
          {option.isCustom && <OwnTag>Yours</OwnTag>}
        </Box>
      </Box>
      {actions}
      <Typography
        variant="body2"
        id={`${id}-text`}
        color="textSecondary"
        sx={{
          // Next to the second row of an own standard's buttons.
          ...(option.isCustom && { '&&': { gridColumn: { xs: 1, sm: '1 / -1' } } }),
          m: { xs: '-8px 16px 10px 56px', sm: '-10px 24px 10px 62px' },
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: isSelected ? 'none' : { xs: 2, sm: 1 },
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {option.description}
      </Typography>
      <Box
        component="dl"
        hidden={!isSelected}
        sx={{
          '&[hidden]': { display: 'none' },
          m: 0,
          p: { xs: '0 16px 16px', sm: '4px 24px 16px' },
          display: 'grid',
          gap: 1,
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
      {isSelected && <ChosenStandard {...props} />}
    </Card>
  );
}
