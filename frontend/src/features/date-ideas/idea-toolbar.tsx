import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { EyeOff, RefreshCw } from 'lucide-react';
import { IDEA_FILTERS } from './idea-filters';

interface Props {
  likedOnly: boolean;
  onLikedOnly: (likedOnly: boolean) => void;
  filters: readonly string[];
  onFilters: (filters: readonly string[]) => void;
  hiddenCount: number;
  showsHidden: boolean;
  onShowHidden: (shows: boolean) => void;
  isLoading: boolean;
  onRefresh: () => void;
}

function FilterChips({ filters, onFilters }: Pick<Props, 'filters' | 'onFilters'>) {
  const toggle = (id: string) =>
    onFilters(filters.includes(id) ? filters.filter((other) => other !== id) : [...filters, id]);
  return (
    <Box role="group" aria-label="Filter ideas" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {IDEA_FILTERS.map(({ id, label }) => {
        const isOn = filters.includes(id);
        return (
          <Chip
            key={id}
            component="button"
            clickable
            label={label}
            aria-pressed={isOn}
            onClick={() => toggle(id)}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            sx={{ minHeight: { xs: 40, sm: 34 }, borderRadius: 999, px: 0.5 }}
          />
        );
      })}
    </Box>
  );
}

export function IdeaToolbar(props: Props) {
  const { likedOnly, onLikedOnly, hiddenCount, showsHidden, onShowHidden, isLoading, onRefresh } = props;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <FormControlLabel
          control={
            <Switch
              color="secondary"
              checked={likedOnly}
              onChange={(_event, isOn) => onLikedOnly(isOn)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label="Liked only"
          sx={{ minHeight: 44 }}
        />
        {hiddenCount > 0 && (
          <Button
            color="inherit"
            aria-pressed={showsHidden}
            onClick={() => onShowHidden(!showsHidden)}
            startIcon={<EyeOff size={16} aria-hidden />}
            sx={{ color: 'text.secondary' }}
          >
            {`Hidden (${hiddenCount})`}
          </Button>
        )}
        <Button
          variant="outlined"
          onClick={onRefresh}
          disabled={isLoading}
          startIcon={<RefreshCw size={16} aria-hidden />}
          sx={{ ml: 'auto' }}
        >
          Refresh
        </Button>
      </Box>
      <FilterChips {...props} />
    </div>
  );
}
