import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { firstCharacters } from '#contract/rules/characters';

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
const List = styled('ul')({
  position: 'relative',
  margin: 0,
  padding: 8,
  maxHeight: '15rem',
  overflowY: 'auto',
  listStyle: 'none',
});
const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 16px',
  borderRadius: 10,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: theme.vars?.palette.action.selected },
}));

interface Source {
  fetchSuggestions: (text: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Shorter input isn't sent. */
  minChars?: number;
  debounceMs?: number;
}

const NONE: readonly string[] = [];

/** Suggestions for the current input; if the request fails, there are none. */
function useSuggestions(
  text: string,
  isWanted: boolean,
  { fetchSuggestions, minChars = 2, debounceMs = 200 }: Source,
): readonly string[] {
  const input = text.trim();
  const isEnough = input.length >= minChars;
  const { data } = useQuery({
    queryKey: ['place suggestions', input],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, debounceMs));
      signal.throwIfAborted();
      return fetchSuggestions(input, signal);
    },
    enabled: isWanted && isEnough,
    placeholderData: keepPreviousData,
    meta: { isOptional: true },
  });
  return isEnough ? (data ?? NONE) : NONE;
}

interface Props extends Source {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum length in characters; typing stops there. */
  maxLength: number;
  placeholder?: string;
  error?: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Enter accepts the typed text and closes the list; the form's button submits. */
  enterKeepsText?: boolean;
}

/** Free text with place suggestions: arrow keys choose, Enter accepts, Escape closes. */
export function PlaceField({
  label,
  value,
  onChange,
  fetchSuggestions,
  minChars,
  debounceMs,
  maxLength,
  enterKeepsText = false,
  disabled,
  ...field
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(blurTimer.current), []);
  const suggestions = useSuggestions(value, isOpen, { fetchSuggestions, minChars, debounceMs });
  const isListed = isOpen && suggestions.length > 0;
  const combobox = useAutocomplete<string, false, true, true>({
    freeSolo: true,
    disableClearable: true,
    disabled,
    options: suggestions,
    filterOptions: (options) => options,
    // A chosen suggestion becomes ordinary text, so nothing stays selected.
    value: '',
    inputValue: value,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setOpen(true);
      if (reason === 'input' || reason === 'selectOption') onChange(firstCharacters(text, maxLength));
    },
    open: isListed,
    onOpen: ({ type }) => {
      if (type === 'keydown') setOpen(true);
    },
    onClose: (_event, reason) => {
      if (reason !== 'blur') setOpen(false);
    },
  });
  const keepText = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !enterKeepsText) return;
    event.preventDefault();
    setOpen(false);
  };

  return (
    <Anchor {...combobox.getRootProps({ onKeyDown: keepText })}>
      <TextField
        {...field}
        id={combobox.id}
        label={label}
        disabled={disabled}
        onBlur={() => {
          blurTimer.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS);
        }}
        onFocus={() => clearTimeout(blurTimer.current)}
        slotProps={{
          input: { ref: combobox.setAnchorEl },
          // Place names start with a capital letter. The browser counts UTF-16 units, at most two per character.
          htmlInput: { ...combobox.getInputProps(), autoCapitalize: 'sentences', maxLength: 2 * maxLength },
        }}
      />
      {isListed && (
        <Popup>
          <List
            {...combobox.getListboxProps()}
            aria-labelledby={undefined}
            aria-label={`${label} suggestions`}
          >
            {suggestions.map((option, index) => {
              const { key, ...props } = combobox.getOptionProps({ option, index });
              return (
                <Option key={key} {...props}>
                  {option}
                </Option>
              );
            })}
          </List>
        </Popup>
      )}
    </Anchor>
  );
}
