import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contactCategoryLabel } from '#contract/account/contact';
import { INBOX_LIST_RULES, type InboxEntry, type InboxState } from '#contract/console/contact-inbox';
import { firstCharacters } from '#contract/rules/characters';
import { isEmailAddress } from '#contract/rules/email-address';
import { PATHS } from '../../../lib/paths';
import { BackLink } from '../../../ui/layout/back-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Address } from '../shared/address';
import { Badge } from '../shared/badge';
import { dayAndTime, wholeNumber } from '../shared/console-format';
import { ShowMore } from '../shared/lists/pager';
import { SearchIcon } from '../shared/lists/search-icon';
import { LoadProblem } from '../shared/load-problem';
import { useDebounced } from '../shared/use-debounced';
import { useInbox } from './inbox.api';
import { MessageDialog } from './contact-message-dialog';
import { StateTabs } from './state-tabs';

/** Who wrote, about what and when: on wide screens in one line. */
const ABOUT = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  typography: 'body2',
  color: 'text.secondary',
} as const;

function Row({ entry, onOpen }: { entry: InboxEntry; onOpen: () => void }) {
  const { name, email, subject, category, createdAt, doneAt, lastReply } = entry;
  const isWaiting = doneAt === null && lastReply === null;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <ButtonBase
        onClick={onOpen}
        aria-label={`Open "${subject}" from ${email}`}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          columnGap: 1,
          rowGap: 0.75,
          alignItems: 'start',
          width: '100%',
          textAlign: 'left',
          minHeight: 44,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          // What still waits for an answer stands out from what doesn't.
          ...(isWaiting && { boxShadow: (theme) => `inset 4px 0 ${theme.vars?.palette.warning.main}` }),
          '&:hover, &:focus-visible': { bgcolor: 'soft.head' },
        }}
      >
        <Typography
          component="span"
          color={isWaiting ? 'textPrimary' : 'textSecondary'}
          sx={{ fontWeight: isWaiting ? 620 : 400, overflowWrap: 'anywhere' }}
        >
          {subject}
        </Typography>
        <span>
          {isWaiting && <Badge tone="waiting">To answer</Badge>}
          {lastReply && (
            <Badge tone="quiet" Icon={Check}>
              Answered
            </Badge>
          )}
        </span>
        <Box component="span" sx={{ display: 'inline-flex', mr: -0.75, mt: '3px', color: 'text.secondary' }}>
          <ChevronRight size={18} aria-hidden />
        </Box>
        <Box component="span" sx={ABOUT}>
          <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' }, overflowWrap: 'anywhere' }}>
            {name}, <Address of={email} />
          </Box>
          <span>{contactCategoryLabel(category)}</span>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {dayAndTime(createdAt)}
          </Box>
          {lastReply && (
            <Box component="span" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              Answered by {lastReply.author}, {dayAndTime(lastReply.createdAt)}
            </Box>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}

function NoMessages({ state, isNarrowed }: { state: InboxState; isNarrowed: boolean }) {
  const texts = isNarrowed
    ? { title: 'No matching messages', description: `None from this address is ${state}.` }
    : {
        title: state === 'open' ? 'Nothing to answer' : 'Nothing done yet',
        description:
          state === 'open'
            ? 'Messages from the contact page appear here.'
            : 'Messages that are marked done appear here for a year.',
      };
  return (
    <Card>
      <EmptyState motif="letter" {...texts} />
    </Card>
  );
}

interface FilterProps {
  state: InboxState;
  /** Null while unknown. */
  open: number | null;
  address: string;
  onAddress: (address: string) => void;
}

function Filters({ state, open, address, onAddress }: FilterProps) {
  const navigate = useNavigate();
  const labels: Record<InboxState, string> = {
    open: open === null ? 'Open' : `Open (${wholeNumber(open)})`,
    done: 'Done',
  };
  const typed = address.trim();
  return (
    <Box
      role="search"
      aria-label="Messages"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <StateTabs
        labels={labels}
        shown={state}
        onShow={(chosen) => void navigate(PATHS.inbox(chosen ?? 'open'), { replace: true })}
      />
      <TextField
        type="search"
        placeholder="Search by full email address"
        value={address}
        onChange={({ target }) => onAddress(firstCharacters(target.value, INBOX_LIST_RULES.address.max))}
        helperText={
          typed === '' || isEmailAddress(typed)
            ? 'Kept as hashes: only a full address can be found.'
            : 'Not a full address yet.'
        }
        slotProps={{
          input: {
            startAdornment: <SearchIcon />,
          },
          htmlInput: {
            'aria-label': 'Full email address',
            autoComplete: 'off',
            spellCheck: false,
            inputMode: 'email',
          },
        }}
        // Field and hint are one row where there's room.
        sx={(theme) => ({
          [theme.breakpoints.up('sm')]: {
            flexDirection: 'row',
            alignItems: 'center',
            gap: 2,
            '& > .MuiOutlinedInput-root': { width: 360, flex: 'none' },
            '& > .MuiFormHelperText-root': { mt: 0 },
          },
        })}
      />
    </Box>
  );
}

/** What people wrote on the contact page. */
export function InboxPage({ state }: { state: InboxState }) {
  const [address, setAddress] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const whole = useDebounced(address.trim());
  const searched = isEmailAddress(whole) ? whole : '';
  const list = useInbox(state, searched);
  const entries = list.data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <Box component="section" aria-label="Messages to support" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <BackLink to={PATHS.adminSettings}>Settings</BackLink>
        <Typography variant="h2">Messages to support</Typography>
      </Box>
      <Filters
        state={state}
        open={list.data?.pages[0]?.open ?? null}
        address={address}
        onAddress={setAddress}
      />
      {list.isError && (
        <LoadProblem
          subject="The messages"
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.isPending && <Skeleton variant="rounded" height={280} aria-label="Loading the messages" />}
      {list.data && entries.length === 0 && <NoMessages state={state} isNarrowed={searched !== ''} />}
      {entries.length > 0 && (
        <Card sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }} aria-busy={list.isPlaceholderData}>
          <Box component="ul" aria-label="Messages" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} onOpen={() => setOpened(entry.id)} />
            ))}
          </Box>
        </Card>
      )}
      {entries.length > 0 && (
        <ShowMore list={list}>Showing {wholeNumber(entries.length)}, newest first.</ShowMore>
      )}
      {opened !== null && <MessageDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </Box>
  );
}
