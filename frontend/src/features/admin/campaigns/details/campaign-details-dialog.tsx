import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/console/campaigns/campaigns';
import { Badge } from '../../shared/badge';
import { ConsoleDialog, ReadingContent } from '../../shared/console-dialog';
import { dayAndTime, wholeNumber } from '../../shared/console-format';
import { FactList } from '../../shared/lists/fact-list';
import { LoadProblem } from '../../shared/load-problem';
import { MailPreviewPane } from '../../shared/mail-preview-pane';
import { forecastWords, scheduleWords, STATUS_TONES, STATUS_WORDS, stopWords } from '../campaign-state';
import { useCampaign, useCampaignPreview } from '../campaigns.api';
import { deliveryCounts, UnreportedNote } from '../delivery-figures';
import { MAIL_KIND_CHOICES, segmentText } from '../dialog/audience-texts';
import type { StepName } from '../dialog/campaign-steps';
import { SubjectText } from '../subject-text';
import { CampaignActions } from './campaign-actions';
import { CampaignActivityCharts } from './campaign-activity';
import { ratesOf } from './campaign-figures';
import { ProgressBar } from './progress-bar';
import { RecipientList } from './recipient-list';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

function factsOf(campaign: Campaign): [string, ReactNode][] {
  const { schedule, createdAt, startedAt, finishedAt, archivedAt, mailKind } = campaign;
  const moments: readonly (readonly [string, string | null])[] = [
    ['Created', createdAt],
    ['Started', startedAt],
    ['Finished', finishedAt],
    ['Archived', archivedAt],
  ];
  return [
    ['Subject', <SubjectText key="subject" text={campaign.subject} />],
    ['Who receives it', segmentText(campaign.segment)],
    ['Kind of email', MAIL_KIND_CHOICES.find(({ value }) => value === mailKind)?.label ?? mailKind],
    ['When it goes out', scheduleWords(schedule) ?? 'Not decided yet'],
    ...moments.flatMap(([name, at]): [string, string][] => (at === null ? [] : [[name, dayAndTime(at)]])),
  ];
}

function Message({ campaign }: { campaign: Campaign }) {
  const { subject, preview, markdown, mailKind } = campaign;
  const shown = useCampaignPreview({ subject, preview, markdown, mailKind });
  return (
    <MailPreviewPane
      preview={shown.data ?? null}
      error={shown.error}
      isLoading={shown.isPending}
      empty="There is no preview of this email."
    />
  );
}

function Progress({ campaign }: { campaign: Campaign }) {
  const { counts, delivery, forecast } = campaign;
  const words = forecastWords(forecast);
  const stopped = stopWords(campaign);
  return (
    <>
      <Typography
        variant="h2"
        component="p"
        sx={{
          mb: 0.5,
          fontSize: { xs: '1.625rem', sm: '1.625rem' },
          fontVariantNumeric: 'lining-nums tabular-nums',
        }}
      >
        {wholeNumber(counts.sent)}/{wholeNumber(counts.recipients)} sent
      </Typography>
      {[stopped ?? [], words ?? []].flat().map((text) => (
        <Typography key={text} variant="body2" color="textSecondary">
          {text}
        </Typography>
      ))}
      <ProgressBar counts={counts} further={[...deliveryCounts(delivery), ...ratesOf(campaign)]} />
      <UnreportedNote delivery={delivery} />
    </>
  );
}

function Details({ campaign }: { campaign: Campaign }) {
  const hasStarted = campaign.counts.recipients > 0;
  return (
    <ReadingContent label="Details">
      <section>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <Typography component="p" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {campaign.name}
          </Typography>
          <Badge tone={STATUS_TONES[campaign.status]}>{STATUS_WORDS[campaign.status]}</Badge>
        </Box>
        <FactList facts={factsOf(campaign)} />
      </section>
      {hasStarted && (
        <Section title="Progress">
          <Progress campaign={campaign} />
        </Section>
      )}
      {hasStarted && (
        <Section title="Activity">
          <CampaignActivityCharts campaignId={campaign.id} />
        </Section>
      )}
      {hasStarted && (
        <Section title="Recipients">
          <RecipientList campaignId={campaign.id} />
        </Section>
      )}
      <Section title="Message">
        <Message campaign={campaign} />
      </Section>
    </ReadingContent>
  );
}

interface Props {
  id: string;
  onEdit: (step: StepName) => void;
  onClose: () => void;
}

export function CampaignDetailsDialog({ id, onEdit, onClose }: Props) {
  const { data: campaign, isPending, isFetching, refetch } = useCampaign(id);
  return (
    <ConsoleDialog isQuiet title="Campaign" onClose={onClose}>
      {campaign && <Details campaign={campaign} />}
      {campaign && <CampaignActions campaign={campaign} onEdit={onEdit} onClose={onClose} />}
      {!campaign && (
        <DialogContent>
          {isPending ? (
            <Skeleton variant="rounded" height={320} aria-label="Loading the campaign" />
          ) : (
            <LoadProblem subject="The campaign" onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </DialogContent>
      )}
    </ConsoleDialog>
  );
}
