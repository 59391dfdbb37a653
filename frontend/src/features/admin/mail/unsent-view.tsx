import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Ban, RefreshCw, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { UNSENT_FILTERS, type UnsentFilter, type UnsentMailPage } from '#contract/console/unsent-mail';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { dayAndTime, wholeNumber } from '../shared/console-format';
import { ShowMore } from '../shared/lists/pager';
import { SelectionBar } from '../shared/lists/selection-bar';
import { LoadProblem } from '../shared/load-problem';
import { OwnerNote, useOwnerReason } from '../shared/owner-only';
import { MailHead } from './mail-head';
import { emailsWords, STATE_LABELS } from './mail-texts';
import { useUnsentMail } from './mail.api';
import { UnsentActions, type AskedChange } from './unsent-actions';
import { UnsentList } from './unsent-list';

type Counts = UnsentMailPage['counts'];

const countOf = (counts: Counts, filter: UnsentFilter): number =>
  filter === 'all' ? counts.waiting + counts.failing + counts.undeliverable : counts[filter];

interface FilterProps {
  filter: UnsentFilter;
  /** Null while unknown. */
  counts: Counts | null;
  onFilter: (filter: UnsentFilter) => void;
}

function StateFilter({ filter, counts, onFilter }: FilterProps) {
  const id = useId();
  const labels = Object.fromEntries(
    UNSENT_FILTERS.map((each) => [
      each,
      counts ? `${STATE_LABELS[each]} (${wholeNumber(countOf(counts, each))})` : STATE_LABELS[each],
    ]),
  ) as Record<UnsentFilter, string>;
  return (
    <Box
      sx={{
        minWidth: 0,
        // On phones the row runs to the edges of the screen, so that it's seen to go on.
        '& > [role=group]': { mx: { xs: -2, sm: -0.5 }, px: { xs: 2, sm: 0.5 } },
      }}
    >
      <VisuallyHidden id={id}>Show</VisuallyHidden>
      <ChoiceChips
        labelledBy={id}
        choices={labels}
        chosen={filter}
        isOneRow
        onChoose={(chosen) => onFilter(chosen ?? 'all')}
      />
    </Box>
  );
}

interface RefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Next to the title phones have room for its icon only. */
function Refresh({ isRefreshing, onRefresh }: RefreshProps) {
  const words = isRefreshing ? 'Refreshing...' : 'Refresh';
  return (
    <Button
      aria-label={words}
      title={words}
      {...whileBusy(isRefreshing)}
      onClick={onRefresh}
      sx={{ gap: 1, minWidth: 44, px: { xs: 1.5, sm: 1.75 }, mr: { xs: -1.5, sm: -1.75 } }}
    >
      <RefreshCw size={18} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {words}
      </Box>
    </Button>
  );
}

interface BarProps {
  chosen: readonly string[];
  /** How many the filter shows in all. */
  total: number;
  onClear: () => void;
  onAsk: (change: AskedChange['action'], all: boolean) => void;
}

/** Acts on the selected emails, or on all of them while none are selected. */
function ActionBar({ chosen, total, onClear, onAsk }: BarProps) {
  const isAll = chosen.length === 0;
  const maySendAll = useOwnerReason('mail.unsent') === null;
  const mayGiveUp = useOwnerReason('mail.give-up') === null;
  return (
    <SelectionBar
      role="group"
      label={isAll ? 'Actions for all emails' : 'Actions for selected emails'}
      status={isAll ? null : `${emailsWords(chosen.length)} selected`}
      onClear={onClear}
    >
      <Button
        variant="outlined"
        disabled={total === 0 || (isAll && !maySendAll)}
        startIcon={<Send size={16} aria-hidden />}
        onClick={() => onAsk('send-now', isAll)}
      >
        {isAll ? 'Send all now' : 'Send now'}
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={total === 0 || !mayGiveUp}
        startIcon={<Ban size={16} aria-hidden />}
        onClick={() => onAsk('give-up', isAll)}
      >
        {isAll ? 'Give up on all' : 'Give up'}
      </Button>
    </SelectionBar>
  );
}

function NothingUnsent({ filter }: { filter: UnsentFilter }) {
  return (
    <Card>
      <EmptyState
        motif="letter"
        title={filter === 'all' ? 'Nothing is stuck' : `No ${STATE_LABELS[filter].toLowerCase()} email`}
        description={
          filter === 'all'
            ? 'Every email that was due has been handed to the mail server.'
            : 'No email is in this state right now.'
        }
      />
    </Card>
  );
}

export function UnsentView() {
  const [filter, setFilter] = useState<UnsentFilter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const list = useUnsentMail(filter);
  const [first] = list.data?.pages ?? [];
  const emails = list.data?.pages.flatMap((page) => page.emails) ?? [];
  const here = emails.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const total = first ? countOf(first.counts, filter) : 0;

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      ids.forEach((id) => (isChosen ? after.add(id) : after.delete(id)));
      return after;
    });
  const show = (next: UnsentFilter) => {
    setChosen(new Set());
    setFilter(next);
  };
  const ask = (action: AskedChange['action'], isAll: boolean) => {
    if (!first) return;
    const choice = isAll ? { state: filter, until: first.asOf } : { ids: here };
    setAsked({ action, choice, count: isAll ? total : here.length });
  };

  return (
    <>
      <MailHead view="unsent">
        <Refresh isRefreshing={list.isFetching} onRefresh={() => void list.refetch()} />
      </MailHead>
      <Box
        component="section"
        aria-label="Unsent email"
        // In a grid, the bar of what is selected would stay in its own row instead of in sight.
        sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 2 }}
      >
        <StateFilter filter={filter} counts={first?.counts ?? null} onFilter={show} />
        {list.isError && (
          <LoadProblem
            subject="The list of unsent email"
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {list.isPending && <Skeleton variant="rounded" height={280} aria-label="Loading unsent email" />}
        {first && (
          <>
            <OwnerNote acts={['mail.unsent', 'mail.give-up']} />
            <ActionBar chosen={here} total={total} onClear={() => setChosen(new Set())} onAsk={ask} />
            {emails.length === 0 ? (
              <NothingUnsent filter={filter} />
            ) : (
              <UnsentList
                emails={emails}
                asOf={first.asOf}
                chosen={chosen}
                isStale={list.isPlaceholderData}
                onChoose={choose}
                onAsk={(action, id) => setAsked({ action, choice: { ids: [id] }, count: 1 })}
              />
            )}
            <ShowMore list={list}>
              {total > 0 && `Showing ${wholeNumber(emails.length)} of ${wholeNumber(total)}, oldest first. `}
              As of {dayAndTime(first.asOf)}.
            </ShowMore>
          </>
        )}
        <UnsentActions asked={asked} onDone={() => setChosen(new Set())} onClose={() => setAsked(null)} />
      </Box>
    </>
  );
}
