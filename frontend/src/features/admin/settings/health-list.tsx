import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalLink, Layers } from 'lucide-react';
import type { HealthCheckName, ServiceStatus, SystemHealth } from '#contract/console/admin';
import { QUEUE_BOARD_PATH } from '#contract/paths';
import { useSystemHealth } from '../admin.api';
import { Badge, type BadgeTone } from '../shared/badge';
import { dayAndTime } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';

export const CHECK_NAMES: Readonly<Record<HealthCheckName, string>> = {
  database: 'Database',
  redis: 'Redis',
  queue: 'Automation and queue',
  mail: 'Email service',
  coach: 'Coach',
  disk: 'Disk',
  api: 'API',
};

type ShownState = NonNullable<ServiceStatus['state']>;

const STATE_WORDS: Readonly<Record<ShownState, string>> = {
  on: 'On',
  healthy: 'Healthy',
  warning: 'Needs attention',
  down: 'Down',
  off: 'Off',
};

const STATE_TONES: Readonly<Record<ShownState, BadgeTone>> = {
  on: 'quiet',
  healthy: 'good',
  warning: 'waiting',
  down: 'bad',
  off: 'quiet',
};

/** Next to words that say the same. */
const Dot = styled('span')({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 7,
  borderRadius: 4,
  verticalAlign: '0.06em',
  '@media (forced-colors: active)': { display: 'none' },
});

/** The color of the worst check. */
export function HealthDot({ checks }: Pick<SystemHealth, 'checks'>) {
  const has = (looked: ShownState) => checks.some(({ state }) => state === looked);
  const worst = has('warning') ? 'warning.main' : 'success.main';
  return <Dot aria-hidden sx={{ bgcolor: has('down') ? 'error.main' : worst }} />;
}

/** One service, its status, and the numbers behind it. */
export function StatusLine({ name, state, detail }: ServiceStatus) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        py: 1.25,
        alignItems: 'start',
        alignContent: 'start',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {state === 'healthy' && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ lineHeight: '24px' }}>
          <Dot sx={{ bgcolor: 'success.main' }} />
          {STATE_WORDS[state]}
        </Typography>
      )}
      {state !== null && state !== 'healthy' && <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
      >
        {detail}
      </Typography>
    </Box>
  );
}

/** Only deployments with Redis have the board. Next to a title, phones have room for its icon only. */
export function QueueBoardLink({ isIconOnPhones = false }: { isIconOnPhones?: boolean }) {
  const { data } = useSystemHealth();
  const redis = data?.checks.find(({ name }) => name === 'redis');
  if (!redis || redis.state === 'off') return null;
  return (
    <Link
      href={QUEUE_BOARD_PATH}
      target="_blank"
      rel="noopener"
      aria-label="Queue board (opens in a new tab)"
      title={isIconOnPhones ? 'Queue board' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        minWidth: 44,
        minHeight: 44,
      }}
    >
      {isIconOnPhones && (
        <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
          <Layers size={20} aria-hidden />
        </Box>
      )}
      <Box
        component="span"
        sx={{
          display: { xs: isIconOnPhones ? 'none' : 'inline-flex', sm: 'inline-flex' },
          alignItems: 'center',
          gap: 0.75,
        }}
      >
        Queue board
        <ExternalLink size={15} aria-hidden />
      </Box>
    </Link>
  );
}

/** The results of the latest health checks. */
export function HealthList() {
  const { data, isPending, isFetching, refetch } = useSystemHealth();
  if (isPending) return <Skeleton variant="rounded" height={280} aria-label="Loading system health" />;
  if (!data)
    return <LoadProblem subject="The checks" onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <>
      <Typography sx={{ fontWeight: 620 }} role="status">
        <HealthDot checks={data.checks} />
        {data.label}: {data.summary}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Checked {dayAndTime(data.checkedAt)}
      </Typography>
      <Box
        component="ul"
        aria-label="Checks"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          '& > li': { borderTop: 1, borderColor: 'divider' },
          '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
        }}
      >
        {data.checks.map((check) => (
          <StatusLine key={check.name} {...check} name={CHECK_NAMES[check.name]} />
        ))}
      </Box>
      <QueueBoardLink />
    </>
  );
}
