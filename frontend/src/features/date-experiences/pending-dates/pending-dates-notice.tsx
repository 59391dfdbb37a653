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
import { ApiError, hasStatus } from '../../../lib/api/api-error';
import { isCopiedRead } from '../../../lib/storage/offline-copies';
import { useOnline } from '../../../lib/connection';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { lazyPart } from '../../../lib/loading/lazy';
import { PATHS } from '../../../lib/paths';
import { useFocusAfterRemoval } from '../../../lib/use-focus-after-removal';
import { savedBeforeToast } from '../../../ui/feedback/toast-messages';
import { useToasts } from '../../../ui/feedback/toasts';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { useCurrentUser } from '../../auth/auth.api';
import { candidatesKey, useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import type { SavedDate } from '../date-result/date-result-sheet';
import { keepDraft, readDraft } from '../score-draft';
import {
  dropPending,
  keepPending,
  pendingDates,
  usePendingDates,
  type PendingDate,
} from './pending-dates.api';
import { useSending } from './use-sending';

/** Failures a later retry can fix: no connection, no session, rate limited, unavailable. */
function isRetryable({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500;
}

/** Under this date's key, the server has what it said before it was edited. */
const isSavedBefore = (error: unknown) => hasStatus(error, 422);

function problemOf(error: ApiError, { matchName }: PendingDate): string {
  if (!isSavedBefore(error)) return error.message;
  const { title, description } = savedBeforeToast('date', `${matchName}'s date history`);
  return `${title}. ${description}`;
}

interface Outcome<Sent> {
  accepted: Sent[];
  /** The server has a date that this browser may not have seen. */
  hasUnseen: boolean;
  /** Why the rest still waits; null if nothing does. */
  failure: unknown;
}

/**
 * Sends pending dates, oldest first, one at a time and in one tab only; each keeps its key, so the server
 * creates it only once. A date the server rejects stays, with the reason.
 */
async function sendPending<Sent>(
  userId: string,
  send: (date: PendingDate) => Promise<Sent>,
): Promise<Outcome<Sent>> {
  return inOneTab(async () => {
    const outcome: Outcome<Sent> = { accepted: [], hasUnseen: false, failure: null };
    for (const date of pendingDates(userId).filter(({ problem }) => problem === null)) {
      try {
        outcome.accepted.push(await send(date));
      } catch (error) {
        // An answer that breaks off is no ApiError.
        if (!(error instanceof ApiError) || isRetryable(error)) return { ...outcome, failure: error };
        outcome.hasUnseen ||= isSavedBefore(error);
        keepPending(userId, { ...date, problem: problemOf(error, date) });
        continue;
      }
      dropPending(userId, date.idempotencyKey);
    }
    return outcome;
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
    const { accepted, hasUnseen, failure } = await sendPending(userId, ({ input, idempotencyKey }) =>
      api.post<DateExperience>(API.dateExperiences, input, { idempotencyKey }),
    );
    const [only] = accepted;
    if (only || hasUnseen)
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isCopiedRead(String(queryKey[0])) });
    if (!only) return failure;
    toast({
      title: 'Date experience added',
      ...(accepted.length > 1 && { description: `${accepted.length} dates were saved.` }),
      // The user may be in the middle of something else by now, so what it changed is offered and not shown.
      ...(accepted.length === 1 && {
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
    return failure;
  }, [userId, queryClient, toast, navigate, onResultAsked]);
}

function wordsFor({ matchName, problem }: PendingDate, hasFailed: boolean): string {
  if (problem !== null) return `Your date with ${matchName} couldn't be saved: ${problem}`;
  const kept = `Your date with ${matchName} is kept on this device`;
  return hasFailed
    ? `${kept}. It couldn't be saved yet, so we'll keep trying.`
    : `${kept} and will be saved as soon as you're back online.`;
}

interface LineProps {
  date: PendingDate;
  userId: string;
  hasFailed: boolean;
}

function PendingLine({ date, userId, hasFailed }: LineProps) {
  const { candidateId } = date.input;
  const { data: candidates } = useCandidates();
  const { toast } = useToasts();
  const navigate = useNavigate();
  const isRefused = date.problem !== null;
  const isMatchThere = candidates?.some(({ id }) => id === candidateId) ?? true;
  const Icon = isRefused ? TriangleAlert : CloudUpload;
  const discard = () => {
    // The next one takes its place.
    ignoreTaps();
    dropPending(userId, date.idempotencyKey);
  };
  const edit = () => {
    if (readDraft(userId, candidateId)) {
      toast({
        tone: 'info',
        title: `You started scoring another date with ${date.matchName}`,
        description: 'Finish that one first, or start over. This date stays on the device meanwhile.',
      });
    } else {
      keepDraft(userId, candidateId, { values: date.values, idempotencyKey: newIdempotencyKey() });
      discard();
    }
    void navigate(PATHS.scoreDate(candidateId));
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start', '& svg': { flex: 'none', mt: '3px' } }}
    >
      <Icon size={18} aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>{wordsFor(date, hasFailed)}</Typography>
        {isRefused && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            {isMatchThere && (
              <Button data-edge="start" onClick={edit}>
                Edit and try again
              </Button>
            )}
            <Button color="inherit" onClick={discard} {...(!isMatchThere && { 'data-edge': 'start' })}>
              Discard
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface LinesProps {
  dates: readonly PendingDate[];
  userId: string;
  sending: ReturnType<typeof useSending>;
}

function PendingLines({ dates, userId, sending: { hasFailed, isSending, sendNow } }: LinesProps) {
  return (
    <Box sx={{ mb: 3, p: 2, display: 'grid', gap: 1, borderRadius: '16px', bgcolor: 'soft.head' }}>
      <Box
        component="ul"
        aria-label="Dates waiting to upload"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {dates.map((date) => (
          <PendingLine key={date.idempotencyKey} date={date} userId={userId} hasFailed={hasFailed} />
        ))}
      </Box>
      {hasFailed && (
        <Box sx={{ pl: '28px' }}>
          <Button {...whileBusy(isSending)} data-edge="start" onClick={sendNow}>
            {isSending ? 'Trying...' : 'Try again'}
          </Button>
        </Box>
      )}
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
  const sending = useSending(isOnline && isWaiting, send);
  const focus = useFocusAfterRemoval();

  return (
    <>
      {dates.length > 0 && (
        <div {...focus}>
          <PendingLines dates={dates} userId={userId} sending={sending} />
        </div>
      )}
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
