import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Options {
  text: string;
  enabled: boolean;
  minChars: number;
  debounceMs: number;
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
}

const NONE: readonly string[] = [];

/** Suggestions for what is typed now; a failed fetch simply offers none. */
function useSuggestions({
  text,
  enabled,
  minChars,
  debounceMs,
  fetchSuggestions,
}: Options): readonly string[] {
  const [found, setFound] = useState({ text: '', suggestions: NONE });
  const input = text.trim();
  const isWanted = enabled && input.length >= minChars;

  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(input, abort.signal)
        .catch(() => NONE)
        .then((suggestions) => {
          if (!abort.signal.aborted) setFound({ text: input, suggestions });
        })
        .catch(() => undefined);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, input, debounceMs, fetchSuggestions]);

  return isWanted ? found.suggestions : NONE;
}

const CLOSE_AFTER_BLUR_MS = 200;

const Anchor = styled('div')({ position: 'relative' });
const Popup = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  left: 0,
  right: 0,
  marginTop: 4,
  overflow: 'hidden',
  borderRadius: 14,
  border: `1px solid ${theme.vars?.palette.divider}`,
  boxShadow: '0 12px 40px -12px rgb(20 24 28 / 0.35)',
}));

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Fewer typed characters ask for nothing. */
  minChars?: number;
  debounceMs?: number;
  maxLength: number;
  placeholder?: string;
  error?: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Enter takes what is typed and closes the list; the form is sent by its button. */
  enterKeepsText?: boolean;
}

/** A place in the user's own words, with suggestions: arrows choose, Enter takes, Escape closes. */
export function PlaceField({
  label,
  value,
  onChange,
  fetchSuggestions,
  minChars = 2,
  debounceMs = 200,
  maxLength,
  enterKeepsText = false,
  ...field
}: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggestions = useSuggestions({
    text: value,
    enabled: isOpen,
    minChars,
    debounceMs,
    fetchSuggestions,
  });
  const isListed = isOpen && suggestions.length > 0;

  useEffect(() => () => clearTimeout(blurTimer.current), []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (suggestion: string) => {
    onChange(suggestion);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (suggestions.length > 0) setActive((active + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && isListed && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Enter' && enterKeepsText) {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && isListed) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <Anchor>
      <TextField
        {...field}
        label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onBlur={() => {
          blurTimer.current = setTimeout(close, CLOSE_AFTER_BLUR_MS);
        }}
        onFocus={() => clearTimeout(blurTimer.current)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isListed,
            'aria-controls': isListed ? `${id}-list` : undefined,
            'aria-activedescendant': isListed && active >= 0 ? `${id}-${active}` : undefined,
            autoComplete: 'off',
            maxLength,
          },
        }}
      />
      {isListed && (
        <Popup>
          <List
            id={`${id}-list`}
            role="listbox"
            aria-label={`${label} suggestions`}
            dense
            sx={{ p: 1, maxHeight: '15rem', overflowY: 'auto' }}
            component="div"
          >
            {suggestions.map((suggestion, index) => (
              <ListItemButton
                key={suggestion}
                ref={index === active ? bringIntoView : undefined}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                selected={index === active}
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(suggestion)}
                sx={{ borderRadius: '10px', minHeight: 44 }}
              >
                {suggestion}
              </ListItemButton>
            ))}
          </List>
        </Popup>
      )}
    </Anchor>
  );
}
