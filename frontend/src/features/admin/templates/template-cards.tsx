import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { TemplateSummary } from '#contract/console/campaigns/campaigns';
import { lazyPart } from '../../../lib/loading/lazy';
import { useToasts } from '../../../ui/feedback/toasts';
import { Badge } from '../shared/badge';
import { shortDay } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { useOwnerReason } from '../shared/owner-only';
import { SectionCard } from '../shared/section-card';
import { useTemplates } from './templates.api';

const TemplateEditor = lazyPart(async () => (await import('./template-editor')).TemplateEditor);

function versionWords({ version, updatedAt }: TemplateSummary): string {
  return updatedAt === null ? `Version ${version}` : `Version ${version}, ${shortDay(updatedAt)}`;
}

function TemplateRow({ template, onEdit }: { template: TemplateSummary; onEdit: () => void }) {
  const id = useId();
  const mayEdit = useOwnerReason('mail.templates') === null;
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateAreas: { xs: '"words edit" "version edit"', sm: '"words version edit"' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
        alignItems: 'center',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        minWidth: 0,
      }}
    >
      <Box sx={{ gridArea: 'words', minWidth: 0 }}>
        <Typography variant="h4" component="h3" id={id}>
          {template.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {template.subject}
        </Typography>
      </Box>
      {template.version > 0 && (
        <Box sx={{ gridArea: 'version', mt: { xs: 0.75, sm: 0 } }}>
          <Badge tone="head">{versionWords(template)}</Badge>
        </Box>
      )}
      <Button
        data-edge="end"
        aria-describedby={id}
        disabled={!mayEdit}
        onClick={onEdit}
        sx={{ gridArea: 'edit', minHeight: 44 }}
      >
        Edit Template
      </Button>
    </Box>
  );
}

export function TemplateCards() {
  const { data, isPending, isFetching, refetch } = useTemplates();
  const [edited, setEdited] = useState<TemplateSummary | null>(null);
  const { toast } = useToasts();
  const reason = useOwnerReason('mail.templates');
  const edit = (template: TemplateSummary) => {
    toast({
      tone: 'info',
      isBrief: true,
      title: 'Template Editor',
      description: `Opening ${template.name} template editor...`,
    });
    setEdited(template);
  };
  return (
    <SectionCard title="Email Templates" about={reason ?? 'Edit the text of every automatic email.'}>
      {isPending && <Skeleton variant="rounded" height={200} aria-label="Loading templates" />}
      {!isPending && !data && (
        <LoadProblem subject="The templates" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {data?.map((template) => (
          <TemplateRow key={template.key} template={template} onEdit={() => edit(template)} />
        ))}
      </Box>
      {edited && <TemplateEditor template={edited} onClose={() => setEdited(null)} />}
    </SectionCard>
  );
}
