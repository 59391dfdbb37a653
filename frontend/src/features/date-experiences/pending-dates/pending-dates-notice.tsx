import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { API } from '#contract/paths';
import { api, newIdempotencyKey } from '../../../lib/api/api-client';
import { ApiError } from '../../../lib/api/api-error';
import { isCopiedRead } from '../../../lib/storage/offline-copies';
import { useOnline } from '../../../lib/connection';
import { lazyPart } from '../../../lib/loading/lazy';
import { PATHS } from '../../../lib/paths';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { candidatesKey } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import type { SavedDate } from '../date-result/date-result-sheet';
import { keepDraft } from '../score-draft';
import {
  dropPending,
  keepPending,
  pendingDates,
  usePendingDates,
  type PendingDate,
} from './pending-dates.api';

/** Failures a later retry can fix: no connection, no session, rate limited, unavailable. */
function isRetryable({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500;
}

/**
 * Sends pending dates, oldest first, one at a time and in one tab only; each keeps its key, so the server
 * creates it only once. A date the server rejects stays, with the reason. Returns those that were accepted.
 */
async function sendPending<Sent>(
  userId: string,
  send: (date: PendingDate) => Promise<Sent>,
): Promise<Sent[]> {
  return inOneTab(async () => {
    const sent: Sent[] = [];
    for (const date of pendingDates(userId).filter(({ problem }) => problem === null)) {
      try {
        sent.push(await send(date));
      } catch (error) {
        if (!(error instanceof ApiError) || isRetryable(error)) return sent;
        // The server already has an earlier version of this date under this key.
        if (error.status === 422) {
          dropPending(userId, date.idempotencyKey);
          continue;
        }
        keepPending(userId, { ...date, problem: error.message });
        continue;
      }
      dropPending(userId, date.idempotencyKey);
    }
    return sent;
  });
}

async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  // Unavailable without https; the keys make a duplicate send harmless.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('hh-pending-dates', work);
}

function useSendPending(userId: string, onResultAsked: (saved: SavedDate) => void) {
  const queryClient = useQueryClient();
  const { toast } = useToasts();
  const navigate = useNavigate();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return useCallback(async () => {
    const before = queryClient.getQueryData<readonly Candidate[]>(candidatesKey);
    const sent = await sendPending(userId, ({ input, idempotencyKey }) =>
      api.post<DateExperience>(API.dateExperiences, input, { idempotencyKey }),
    );
    const [only] = sent;
    if (!only) return;
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCopiedRead(String(queryKey[0])) });
    toast({
      title: 'Date experience added',
      ...(sent.length > 1 && { description: `${sent.length} dates were saved.` }),
      // The user may be in the middle of something else by now, so what it changed is offered and not shown.
      ...(sent.length === 1 && {
        action: {
          label: 'See what changed',
          // Where the list is gone by then, or nothing is known of before, the match itself says what there is.
          onAction: () => {
            if (before && isThere.current) onResultAsked({ date: only, before });
            else void navigate(PATHS.matchDate(only.candidateId, only.id));
          },
        },
      }),
    });
  }, [userId, queryClient, toast, navigate, onResultAsked]);
}

function PendingLine({ date, userId }: { date: PendingDate; userId: string }) {
  const isRefused = date.problem !== null;
  const Icon = isRefused ? TriangleAlert : CloudUpload;
  const backToForm = () => {
    keepDraft(userId, date.input.candidateId, { values: date.values, idempotencyKey: newIdempotencyKey() });
    dropPending(userId, date.idempotencyKey);
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', '& svg': { flex: 'none', mt: '3px' } }}
    >
      <Icon size={18} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>
          {isRefused
            ? `Your date with ${date.matchName} couldn't be saved: ${date.problem}`
            : `Your date with ${date.matchName} is kept on this device and will be saved as soon as you're back online.`}
        </Typography>
        {isRefused && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button onClick={backToForm}>Edit and try again</Button>
            <Button color="inherit" onClick={() => dropPending(userId, date.idempotencyKey)}>
              Discard
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function PendingLines({ dates, userId }: { dates: readonly PendingDate[]; userId: string }) {
  return (
    <Box
      component="ul"
      aria-label="Dates waiting to upload"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: 3,
        p: 2,
        display: 'grid',
        gap: 1.5,
        borderRadius: '16px',
        bgcolor: 'soft.head',
      }}
    >
      {dates.map((date) => (
        <PendingLine key={date.idempotencyKey} date={date} userId={userId} />
      ))}
    </Box>
  );
}

const DateResultSheet = lazyPart(
  async () => (await import('../date-result/date-result-sheet')).DateResultSheet,
);

interface Props {
  /** Predictions are a separate feature. */
  PredictionQuestion: ComponentType<{ candidate: Candidate }>;
}

function PendingList({ userId, PredictionQuestion }: Props & { userId: string }) {
  const dates = usePendingDates(userId);
  const isOnline = useOnline();
  const { data: criteria = [] } = useCriteria();
  const [result, setResult] = useState<SavedDate | null>(null);
  const send = useSendPending(userId, setResult);
  const isWaiting = dates.some(({ problem }) => problem === null);

  useEffect(() => {
    if (isOnline && isWaiting) void send();
  }, [isOnline, isWaiting, send]);

  return (
    <>
      {dates.length > 0 && <PendingLines dates={dates} userId={userId} />}
      {result && (
        <DateResultSheet
          {...result}
          criteria={criteria}
          PredictionQuestion={PredictionQuestion}
          onClose={() => setResult(null)}
        />
      )}
    </>
  );
}

/** Dates scored offline that are waiting to be saved or were rejected. */
export function PendingDatesNotice(props: Props) {
  const { data: user } = useCurrentUser();
  return user ? <PendingList userId={user.id} {...props} /> : null;
}
