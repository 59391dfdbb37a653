import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Pencil } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { StarRating } from '../../../ui/fields/star-rating';
import { MustHaveSwitch } from './must-have-switch';
import type { StandardOption } from './standard-options';

export interface SelectedStandard {
  option: StandardOption;
  isSelected: boolean;
  stars: number;
  /** Lowest mean rating the user accepts, 1 to 10; null: not a must-have. */
  mustHave: number | null;
  /** Position among the selected ones, from 1; 0 while unselected. */
  place: number;
  /** Share of all selected stars, as a whole percent; 0 while unselected. */
  share: number;
}

interface Props extends SelectedStandard {
  onToggle: () => void;
  onStars: (stars: number) => void;
  /** The switch was used. */
  onMustHave: () => void;
  onMustHaveLimit: () => void;
  /** Buttons to move, edit and delete it, as far as that is possible. */
  actions: ReactNode;
}

/** Where a card's texts start, right of the checkbox. */
const TEXT_EDGE = { xs: 54, sm: 60 } as const;

/** Wide enough for the stars and a must-have's limit in one row. */
const ONE_ROW = '@media (min-width: 720px)';
/** Wide enough for the examples next to the description, with each of the built-in texts in one line. */
const TWO_COLUMNS = '@media (min-width: 1200px)';

const EXAMPLES = [
  { range: 'High (8-10)', key: 'highExample' },
  { range: 'Low (1-3)', key: 'lowExample' },
] as const;

function MustHaveRow({ option, mustHave, onMustHave, onMustHaveLimit }: Props) {
  return (
    <Box
      sx={{
        p: { xs: '0 6px 6px 16px', sm: '0 13px 6px 24px' },
        [ONE_ROW]: { p: '2px 13px 2px 16px' },
      }}
    >
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

/** What can be set once it is selected: its stars, with their share, and whether it is a must-have. */
function ChosenStandard(props: Props) {
  const { option, stars, share, onStars } = props;
  return (
    <Box
      sx={{
        mt: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        [ONE_ROW]: { display: 'flex' },
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box
        sx={{
          p: { xs: '2px 7px 0 16px', sm: '6px 14px 2px 24px' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          justifyContent: 'space-between',
          [ONE_ROW]: { p: `2px 0 2px ${TEXT_EDGE.sm}px`, justifyContent: 'flex-start' },
        }}
      >
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Counts for {share}%
        </Typography>
        <StarRating standard={option.question} value={stars} onChange={onStars} />
      </Box>
      <MustHaveRow {...props} />
    </Box>
  );
}

/** Marks a standard that the user wrote; only those can be edited and deleted. */
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

function ExampleList({ option }: { option: StandardOption }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', alignContent: 'start', gap: 1, fontSize: '0.8125rem', lineHeight: 1.5 }}
    >
      {EXAMPLES.map(({ range, key }) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: 1 }}>
          <Box component="dt" sx={{ fontWeight: 560, color: 'text.secondary' }}>
            {range}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }}
          >
            {option[key]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** What high and low ratings mean: folded on phones, where ten cards would be screens long. */
function Examples({ option, isSelected }: Pick<Props, 'option' | 'isSelected'>) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!isPhone)
    return (
      <Box
        hidden={!isSelected}
        sx={{
          p: `4px 24px 16px ${TEXT_EDGE.sm}px`,
          [TWO_COLUMNS]: { '&&': { gridColumn: 2 }, mt: '-10px', p: '0 24px 14px 0' },
        }}
      >
        <ExampleList option={option} />
      </Box>
    );
  return (
    <Disclosure
      hidden={!isSelected}
      sx={{
        px: 2,
        pl: `${TEXT_EDGE.xs}px`,
        mt: -1.25,
        '&[open]': { pb: 1.5 },
      }}
    >
      <summary>
        What high and low mean<VisuallyHidden>: {option.question}</VisuallyHidden>
      </summary>
      <ExampleList option={option} />
    </Disclosure>
  );
}

/** Its name and what it means; once it is selected, its examples and what can be set. */
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
        ...(isSelected && {
          [TWO_COLUMNS]: { gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 14fr)' },
        }),
        gridTemplateRows: 'auto auto 1fr',
        alignContent: 'start',
        // Equally high, as long as the words take one line each.
        minHeight: { md: 78 },
        transition: 'background-color 150ms',
        // A chosen one lies on paper, and the others on the page.
        ...(!isSelected && { bgcolor: 'transparent' }),
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
          '&&': {
            // Next to the second row of a custom standard's buttons.
            ...(option.isCustom && { gridColumn: { xs: 1, sm: '1 / -1' } }),
            ...(isSelected && { [TWO_COLUMNS]: { gridColumn: 1 } }),
          },
          m: { xs: `-8px 16px 10px ${TEXT_EDGE.xs}px`, sm: `-10px 24px 10px ${TEXT_EDGE.sm}px` },
          // A line is filled before the next one begins.
          textWrap: 'wrap',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: isSelected ? 'none' : { xs: 2, sm: 1 },
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {option.description}
      </Typography>
      <Examples option={option} isSelected={isSelected} />
      {isSelected && <ChosenStandard {...props} />}
    </Card>
  );
}
