import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { useCandidates } from '../candidates/candidates.api';
import { useDecision } from '../decision/decision.api';

const NO_ONE = 'anyone';

interface IdeaPerson {
  /** Null: the ideas are for no one in particular. */
  readonly match: Candidate | null;
  /** False until it is known who can be chosen. */
  readonly isKnown: boolean;
  /** Everyone is archived, or no one was added. */
  readonly hasNoOne: boolean;
  readonly choices: readonly Candidate[];
  readonly choose: (matchId: string | null) => void;
}

/**
 * Whom the ideas are for: the match in the address, as long as the user has it; without one, the match about whom one
 * more date would tell most. No one is suggested otherwise, even if there is only one: the server may hold them back.
 */
export function useIdeaPerson(): IdeaPerson {
  const [search, setSearch] = useSearchParams();
  const candidates = useCandidates();
  const decision = useDecision();
  const chosen = search.get('for');
  const isSuggesting = chosen === null;
  const choices = (candidates.data ?? []).filter(({ archived }) => !archived);
  const matchId = isSuggesting ? decision.data?.next?.candidateId : chosen;
  return {
    match: choices.find(({ id }) => id === matchId) ?? null,
    hasNoOne: candidates.data !== undefined && choices.length === 0,
    isKnown: !candidates.isPending && !(isSuggesting && decision.isPending),
    choices,
    choose: (matchId) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('for', matchId ?? NO_ONE);
          return next;
        },
        { replace: true },
      ),
  };
}

/** Of the field in the row it is in. */
export const PERSON_ROOM = { minWidth: 0, flex: '1 1 14rem', maxWidth: { sm: 320 } } as const;

export function IdeaPersonField({ match, choices, choose }: Omit<IdeaPerson, 'isKnown' | 'hasNoOne'>) {
  if (choices.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label="For a date with"
      value={match?.id ?? NO_ONE}
      onChange={({ target }) => choose(target.value === NO_ONE ? null : target.value)}
      sx={{ ...PERSON_ROOM, width: '100%' }}
    >
      <MenuItem value={NO_ONE}>No one in particular</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ maxWidth: 420 }}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</span>
        </MenuItem>
      ))}
    </TextField>
  );
}
