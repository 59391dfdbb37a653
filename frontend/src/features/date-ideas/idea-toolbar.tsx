import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/connection';
import { whileBusy } from '../../ui/feedback/while-busy';
import { ChoiceChip } from '../../ui/fields/choice-chips';
import { PERSON_ROOM } from './idea-person';
import { IDEA_FILTERS } from './visible-ideas';

interface Props {
  /** Whom the ideas are for. */
  person: ReactNode;
  likedOnly: boolean;
  onLikedOnly: (likedOnly: boolean) => void;
  filters: readonly string[];
  onFilters: (filters: readonly string[]) => void;
  /** Otherwise there is nothing to filter. */
  hasIdeas: boolean;
  hiddenCount: number;
  showsHidden: boolean;
  onShowHidden: (shows: boolean) => void;
  isLoading: boolean;
  /** Null: it's offered somewhere else. */
  onRefresh: (() => void) | null;
}

function ToggleChip({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <ChoiceChip
      component="button"
      clickable
      variant="outlined"
      label={label}
      aria-pressed={isOn}
      onClick={onToggle}
    />
  );
}

function FilterChips({
  filters,
  onFilters,
  hiddenCount,
  showsHidden,
  onShowHidden,
}: Pick<Props, 'filters' | 'onFilters' | 'hiddenCount' | 'showsHidden' | 'onShowHidden'>) {
  const toggle = (id: string) =>
    onFilters(filters.includes(id) ? filters.filter((other) => other !== id) : [...filters, id]);
  return (
    <Box
      role="group"
      aria-label="Filter ideas"
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        columnGap: 1,
        mt: 0.5,
        // On phones one scrollable row up to the screen's edges, with room for focus rings.
        mx: { xs: -2, sm: 0 },
        pl: { xs: 2, sm: 0 },
        pr: { xs: 4, sm: 0 },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        // The end fades, so that it's seen that there's more.
        maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)', sm: 'none' },
      }}
    >
      {IDEA_FILTERS.map(({ id, label }) => (
        <ToggleChip key={id} label={label} isOn={filters.includes(id)} onToggle={() => toggle(id)} />
      ))}
      {hiddenCount > 0 && (
        <Button
          size="small"
          aria-pressed={showsHidden}
          onClick={() => onShowHidden(!showsHidden)}
          sx={{
            flex: 'none',
            minHeight: 44,
            '&&': { textDecoration: 'underline', textUnderlineOffset: '3px' },
            ...(showsHidden && { fontWeight: 700 }),
          }}
        >
          Hidden ({hiddenCount})
        </Button>
      )}
    </Box>
  );
}

export function IdeaToolbar(props: Props) {
  const { person, likedOnly, onLikedOnly, isLoading, onRefresh } = props;
  const isOnline = useOnline();
  return (
    <div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          columnGap: 2,
          rowGap: 1,
          // Hidden, it has the room of the field in it: the button that shows it needs more than a short name.
          '& > [data-hidden]': PERSON_ROOM,
        }}
      >
        {person}
        <FormControlLabel
          control={
            <Switch
              checked={likedOnly}
              onChange={(_event, isOn) => onLikedOnly(isOn)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label="Liked only"
          sx={{ minHeight: 44 }}
        />
        {onRefresh && (
          <Button
            variant="outlined"
            onClick={onRefresh}
            disabled={!isOnline}
            {...whileBusy(isLoading)}
            startIcon={<RefreshCw size={16} aria-hidden />}
            sx={{ ml: 'auto' }}
          >
            Refresh
          </Button>
        )}
      </Box>
      {props.hasIdeas && <FilterChips {...props} />}
    </div>
  );
}
