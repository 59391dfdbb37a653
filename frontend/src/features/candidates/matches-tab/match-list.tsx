import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MATCH_STAGES, type Candidate, type MatchStage } from '#contract/dating/candidates';
import { useOnline } from '../../../lib/connection';
import { PATHS } from '../../../lib/paths';
import { useStoredState } from '../../../lib/storage/browser-storage';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { STAGES } from '../match-texts';
import { FoldingArea } from '../../../ui/layout/folding/folding-area';
import { Private } from '../../../ui/privacy/private';
import { MatchCard } from './match-card';
import { found, inOrder, isMatchOrder, MATCH_ORDERS, type MatchOrder } from './match-order';

/** The search appears once there are this many matches. */
const SEARCHED_FROM = 5;
/** How many cards are shown at first, and added each time: hundreds at once would take forever to scroll through. */
const PAGE = 20;
/** Up to this many archived matches stay in the list; more are folded. */
const UNFOLDED_ARCHIVED = 3;

/** The stage to show; `any` shows everyone. */
type StageFilter = MatchStage | 'any';

interface FinderProps {
  search: string;
  order: MatchOrder;
  /** Null while no match has a stage. */
  stage: StageFilter | null;
  onSearch: (search: string) => void;
  onOrder: (order: MatchOrder) => void;
  onStage: (stage: StageFilter) => void;
}

function Finder({ search, order, stage, onSearch, onOrder, onStage }: FinderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: {
          xs: stage === null ? 'minmax(0, 1fr) minmax(120px, auto)' : 'repeat(2, minmax(0, 1fr))',
          sm: stage === null ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto auto',
        },
        '& > :first-of-type': { gridColumn: { xs: stage === null ? 'auto' : '1 / -1', sm: 'auto' } },
        mb: 2,
      }}
    >
      <TextField
        type="search"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        placeholder="Find someone"
        sx={{ '& .MuiInputBase-input': { pl: 0 } }}
        slotProps={{
          htmlInput: { 'aria-label': 'Find someone' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search size={18} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        value={order}
        onChange={({ target }) => isMatchOrder(target.value) && onOrder(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Order' }, select: { native: true } }}
      >
        {Object.entries(MATCH_ORDERS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      {stage !== null && (
        <TextField
          select
          value={stage}
          onChange={({ target }) => {
            const chosen = STAGE_FILTERS.find((filter) => filter === target.value);
            if (chosen) onStage(chosen);
          }}
          slotProps={{ htmlInput: { 'aria-label': 'Show' }, select: { native: true } }}
        >
          {STAGE_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {filter === 'any' ? 'Everyone' : STAGES[filter]}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  );
}

const STAGE_FILTERS: readonly StageFilter[] = ['any', ...MATCH_STAGES];

interface CardListProps {
  id?: string;
  label: string;
  candidates: readonly Candidate[];
  canCompare: boolean;
  onScore: (candidate: Candidate) => void;
  onDetails: (candidate: Candidate) => void;
}

function CardList({ id, label, candidates, canCompare, onScore, onDetails }: CardListProps) {
  const navigate = useNavigate();
  const [pages, setPages] = useState(1);
  const hidden = candidates.length - pages * PAGE;
  return (
    <>
      <Box
        component="ul"
        id={id}
        aria-label={label}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        {candidates.slice(0, pages * PAGE).map((candidate) => (
          <li key={candidate.id}>
            <Private>
              <MatchCard
                candidate={candidate}
                onScore={() => onScore(candidate)}
                onDetails={() => onDetails(candidate)}
                {...(canCompare &&
                  !candidate.archived && { onCompare: () => void navigate(PATHS.compare(candidate.id)) })}
              />
            </Private>
          </li>
        ))}
      </Box>
      {hidden > 0 && (
        <Button variant="outlined" onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'center' }}>
          Show {Math.min(hidden, PAGE)} more of {hidden}
        </Button>
      )}
    </>
  );
}

function foundWords(count: number, search: string): string {
  if (count > 0) return `${count} found.`;
  return search === '' ? 'No one here yet.' : `No one found for "${search}".`;
}

type Props = Pick<CardListProps, 'candidates' | 'onScore' | 'onDetails'>;

/** The cards of all matches, searched and ordered, with a long list of archived ones folded. */
export function MatchList({ candidates, onScore, onDetails }: Props) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useStoredState<MatchOrder>(localStorage, 'match-order', isMatchOrder, 'added');
  const [chosenStage, setStage] = useState<StageFilter>('any');
  const [isUnfolded, setUnfolded] = useState(false);
  const archivedId = useId();
  const hasFinder = candidates.length >= SEARCHED_FROM;
  const hasStages = candidates.some(({ stage }) => stage !== null);
  const stage = hasFinder && hasStages ? chosenStage : 'any';
  const shown = (hasFinder ? found(inOrder(candidates, order), search) : inOrder(candidates, 'added')).filter(
    (candidate) => stage === 'any' || candidate.stage === stage,
  );
  const archived = shown.filter((candidate) => candidate.archived);
  const isFiltered = search !== '' || stage !== 'any';
  const isFolding = archived.length > UNFOLDED_ARCHIVED && !isFiltered;
  const listed = isFolding ? shown.filter((candidate) => !candidate.archived) : shown;
  const list = { canCompare: candidates.length > 1, onScore, onDetails };
  const isOnline = useOnline();
  const focus = useFocusAfterRemoval();
  return (
    <>
      {!isOnline && (
        <Typography role="note" variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          A date you score now is sent once you're back online; comparing and archiving wait until then.
        </Typography>
      )}
      {hasFinder && (
        <Finder
          search={search}
          order={order}
          stage={hasStages ? stage : null}
          onSearch={setSearch}
          onOrder={setOrder}
          onStage={setStage}
        />
      )}
      {isFiltered && (
        <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
          {foundWords(shown.length, search)}
        </Typography>
      )}
      <div {...focus}>
        <FoldingArea
          maxHeight="600px"
          isAlwaysAsHigh
          scrolls
          moreLabel="Show the whole list"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            // Leaves room for focus rings, which the scroll area would clip.
            '@media (min-width:900px)': { px: '4px', pt: '4px', m: '-4px -4px 0' },
          }}
        >
          <CardList
            {...list}
            // A new search or order starts on its first page.
            key={`${order} ${stage} ${search}`}
            label="Matches"
            candidates={listed}
          />
          {isFolding && (
            <Button
              aria-expanded={isUnfolded}
              aria-controls={isUnfolded ? archivedId : undefined}
              onClick={() => setUnfolded(!isUnfolded)}
              endIcon={
                <ChevronDown
                  size={18}
                  aria-hidden
                  style={{ transform: isUnfolded ? 'rotate(180deg)' : 'none' }}
                />
              }
              sx={{ justifySelf: 'start' }}
            >
              Archived ({archived.length})
            </Button>
          )}
          {isFolding && isUnfolded && (
            <CardList {...list} id={archivedId} label="Archived matches" candidates={archived} />
          )}
        </FoldingArea>
      </div>
    </>
  );
}
