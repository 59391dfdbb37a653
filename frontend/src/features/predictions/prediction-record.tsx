import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type {
  PredictionBand,
  PredictionRecord as PredictionRecordData,
} from '#contract/dating/insights/predictions';
import { ErrorPanel } from '../../ui/feedback/error-panel';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { bandWords, missingWords, nextWords } from './prediction-texts';
import { usePredictions, useSetAsked } from './predictions.api';
import { Disclosure } from '../../ui/layout/folding/disclosure';
import { barTrack } from '../../ui/dials/bar-styles';
import { whileBusy } from '../../ui/feedback/while-busy';

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 20,
  marginTop: 6,
  '& > span': { position: 'absolute' },
  '& > .scale': {
    inset: '8px 0',
    borderRadius: 2,
    ...barTrack(theme),
  },
  '& > .said': {
    insetBlock: 1,
    borderRadius: 6,
    border: `1.5px dashed ${theme.vars?.palette.text.secondary}`,
  },
  '& > .likely': {
    insetBlock: 6,
    borderRadius: 4,
    background: theme.vars?.palette.primary.main,
    opacity: 0.35,
  },
  '& > .share': {
    top: 4,
    width: 12,
    height: 12,
    marginLeft: -6,
    borderRadius: 6,
    background: theme.vars?.palette.primary.main,
    border: `2px solid ${theme.vars?.palette.background.paper}`,
  },
}));

/** From 0 to 100: what was said, dashed; what went on, as a dot in its interval. The sentence above says the same. */
function BandPicture({ from, to, count, wentOn, low, high }: PredictionBand) {
  const [start, end] = [low ?? 0, high ?? 0];
  return (
    <Track aria-hidden>
      <span className="scale" />
      <span className="likely" style={{ left: `${start}%`, width: `${end - start}%` }} />
      <span className="said" style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className="share" style={{ left: `${(100 * wentOn) / count}%` }} />
    </Track>
  );
}

const scoreText = (score: number | null) => (score ?? 0).toFixed(2);

function Calibration({ calibration }: { calibration: PredictionRecordData['calibration'] }) {
  const { answered, bands, brier, baseRate, baseBrier } = calibration;
  const isAllChance = bands.every(({ verdict }) => verdict === null);
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 5,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {bands.map((band, index) => {
          const words = bandWords(band, index);
          return (
            words !== null && (
              <li key={band.from}>
                <Typography>{words}</Typography>
                <BandPicture {...band} />
              </li>
            )
          );
        })}
      </Box>
      <Typography variant="body2" color="textSecondary">
        Dashed: what you said. Dot: how many went on, in its likely range.
        {isAllChance && ' So far, chance explains every difference between the two.'}
      </Typography>
      <Disclosure>
        <summary>Show the numbers</summary>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
          Brier score of your {answered} predictions: {scoreText(brier)}. Always saying{' '}
          {Math.round(100 * (baseRate ?? 0))}%, the share of all that went on, would have scored{' '}
          {scoreText(baseBrier)}. 0 is perfect, and saying 50% every time scores 0.25.
        </Typography>
      </Disclosure>
    </>
  );
}

function AskAgain() {
  const { mutate, isPending } = useSetAsked();
  const { toast } = useToasts();
  const ask = () =>
    mutate(true, {
      onSuccess: () => toast({ title: "We'll ask after your next date" }),
      onError: (error) => toast(failureToast('Failed to save your choice', error)),
    });
  return (
    <Button variant="outlined" {...whileBusy(isPending)} onClick={ask} sx={{ justifySelf: 'start' }}>
      Ask me after dates
    </Button>
  );
}

function Content({ record }: { record: PredictionRecordData }) {
  const next = nextWords(record);
  return (
    <>
      {record.calibration.needs > 0 ? (
        <Typography sx={{ maxWidth: '68ch', textWrap: 'balance' }}>{missingWords(record)}</Typography>
      ) : (
        <Calibration calibration={record.calibration} />
      )}
      {(next || !record.isAsked) && (
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {next && <Typography color="textSecondary">{next}</Typography>}
          {!record.isAsked && <AskAgain />}
        </Box>
      )}
    </>
  );
}

/** What the user expected of their matches, and what came of it. */
export function PredictionRecord() {
  const titleId = useId();
  const { data, error, isPending, refetch } = usePredictions();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} data-plain="head" sx={{ mb: 2 }}>
        Your predictions
      </Typography>
      {isPending && <SkeletonCards count={1} label="Loading your predictions" />}
      {!isPending && (
        <Card
          sx={{
            p: { xs: 2, sm: 3 },
            display: 'grid',
            columnGap: 5,
            rowGap: 1.5,
            // Until there are figures, what is missing and what is next are a line or two each.
            gridTemplateColumns: {
              md: data && data.calibration.needs > 0 ? 'repeat(2, minmax(0, 1fr))' : undefined,
            },
            '& > :only-child': { gridColumn: '1 / -1' },
          }}
        >
          {data ? (
            <Content record={data} />
          ) : (
            <ErrorPanel error={error} headingLevel="h3" onAction={() => void refetch()} />
          )}
        </Card>
      )}
    </Box>
  );
}
