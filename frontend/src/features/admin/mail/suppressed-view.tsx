import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  SUPPRESSION_LIST_RULES,
  SUPPRESSION_REASONS,
  type SuppressedAddress,
} from '#contract/console/suppressions';
import { firstCharacters } from '#contract/rules/characters';
import { isEmailAddress } from '#contract/rules/email-address';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Address } from '../shared/address';
import { Badge } from '../shared/badge';
import { shortDay, wholeNumber } from '../shared/console-format';
import { MoreFilters } from '../shared/lists/more-filters';
import { ShowMore } from '../shared/lists/pager';
import { quietAction } from '../shared/lists/row-list';
import { LoadProblem } from '../shared/load-problem';
import { useDebounced } from '../shared/use-debounced';
import { LiftDialog } from './lift-dialog';
import { MailHead } from './mail-head';
import { addressWords, KIND_LABELS, REASON_LABELS, REASON_TONES } from './mail-texts';
import { useSuppressions, type SuppressionFilter } from './mail.api';

/** The values of the fields: days are `YYYY-MM-DD` in the viewer's time zone. */
type Filter = SuppressionFilter;

const NO_FILTER: Filter = { address: '', reason: '', from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const instantOf = (day: string, time: string): string =>
  DAY.test(day) ? new Date(`${day}T${time}`).toISOString() : '';

/** An address is looked for once it is complete; only hashes are stored, so a part of one finds nothing. */
function toQuery({ address, reason, from, to }: Filter): SuppressionFilter {
  const whole = address.trim();
  return {
    address: isEmailAddress(whole) ? whole : '',
    reason,
    from: instantOf(from, '00:00:00.000'),
    to: instantOf(to, '23:59:59.999'),
  };
}

function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const set = (field: keyof Filter) => (event: { target: { value: string } }) =>
    onFilter({ ...filter, [field]: firstCharacters(event.target.value, SUPPRESSION_LIST_RULES.address.max) });
  const typed = filter.address.trim();
  return (
    <Box
      role="search"
      aria-label="Suppressed addresses"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1.6fr 1fr 1fr' },
        '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <TextField
        type="search"
        label="Full email address"
        value={filter.address}
        onChange={set('address')}
        helperText={
          typed === '' || isEmailAddress(typed)
            ? 'Kept as hashes: only a full address can be found.'
            : 'Not a full address yet.'
        }
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, inputMode: 'email' } }}
      />
      <MoreFilters inUse={[filter.reason, filter.from, filter.to].filter(Boolean).length}>
        <TextField
          select
          label="Reason"
          value={filter.reason}
          onChange={set('reason')}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">All reasons</option>
          {SUPPRESSION_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {REASON_LABELS[reason]}
            </option>
          ))}
        </TextField>
        <TextField
          type="date"
          label="From"
          value={filter.from}
          onChange={set('from')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="To"
          value={filter.to}
          onChange={set('to')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </MoreFilters>
    </Box>
  );
}

function Row({ entry, onLift }: { entry: SuppressedAddress; onLift: () => void }) {
  const about = `${addressWords(entry)}, ${REASON_LABELS[entry.reason]}, ${KIND_LABELS[entry.mailKind]}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // On phones the reason is always below, however short the address is.
        gridTemplateAreas: { xs: '"words lift" "reason lift"', sm: '"words reason lift"' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: entry.address === null ? 400 : 600,
            color: entry.address === null ? 'text.secondary' : undefined,
            overflowWrap: 'anywhere',
          }}
        >
          <Address of={addressWords(entry)} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {KIND_LABELS[entry.mailKind]}, since {shortDay(entry.createdAt)}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'reason' }}>
        <Badge tone={REASON_TONES[entry.reason]}>{REASON_LABELS[entry.reason]}</Badge>
      </Box>
      <Button
        data-edge="end"
        aria-label={`Lift: ${about}`}
        onClick={onLift}
        sx={{ gridArea: 'lift', minWidth: 44, minHeight: 44, ...quietAction }}
      >
        Lift
      </Button>
    </Box>
  );
}

function NoneFound({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Card>
      <EmptyState
        motif="list"
        title={isNarrowed ? 'No matching addresses' : 'No one is suppressed'}
        description={
          isNarrowed
            ? 'Nothing stops email to such an address.'
            : 'Addresses appear here when people unsubscribe, report spam, or when email comes back.'
        }
      />
    </Card>
  );
}

export function SuppressedView() {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [lifting, setLifting] = useState<SuppressedAddress | null>(null);
  const query = toQuery(useDebounced(filter));
  const list = useSuppressions(query);
  const entries = list.data?.pages.flatMap((page) => page.suppressions) ?? [];
  return (
    <>
      <MailHead view="suppressed" />
      <Box
        component="section"
        aria-label="Suppressed addresses"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Typography color="textSecondary" sx={{ maxWidth: '68ch' }}>
          These addresses get no optional email. Email about an account and its security still reaches them.
        </Typography>
        <Filters filter={filter} onFilter={setFilter} />
        {list.isError && (
          <LoadProblem
            subject="The list of addresses"
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        )}
        {list.isPending && (
          <Skeleton variant="rounded" height={280} aria-label="Loading suppressed addresses" />
        )}
        {list.data && entries.length === 0 && (
          <NoneFound isNarrowed={Object.values(query).some((value) => value !== '')} />
        )}
        {entries.length > 0 && (
          <Card
            sx={{ px: { xs: 2, sm: 3 }, py: 0.5, opacity: list.isPlaceholderData ? 0.6 : 1 }}
            aria-busy={list.isPlaceholderData}
          >
            <Box component="ul" aria-label="Suppressed addresses" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} onLift={() => setLifting(entry)} />
              ))}
            </Box>
          </Card>
        )}
        {entries.length > 0 && (
          <ShowMore list={list}>Showing {wholeNumber(entries.length)}, newest first.</ShowMore>
        )}
        {lifting && <LiftDialog key={lifting.id} entry={lifting} onClose={() => setLifting(null)} />}
      </Box>
    </>
  );
}
