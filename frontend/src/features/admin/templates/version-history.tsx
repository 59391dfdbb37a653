import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToasts } from '../../../ui/feedback/toasts';
import type { TemplateVersion, TemplateWords } from '#contract/console/campaigns/campaigns';
import { dayAndTime } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { useTemplateVersions } from './templates.api';

interface Props {
  templateKey: string;
  onRestore: (words: TemplateWords) => void;
}

const nameOf = ({ version }: TemplateVersion) => (version === 0 ? 'Original text' : `Version ${version}`);

function Version({ version, onRestore }: { version: TemplateVersion; onRestore: () => void }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{nameOf(version)}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {version.savedAt === null
            ? 'What the product came with'
            : `${dayAndTime(version.savedAt)}, ${version.savedBy ?? ''}`}
        </Typography>
      </Box>
      <Button aria-label={`Restore ${nameOf(version).toLowerCase()}`} onClick={onRestore}>
        Restore
      </Button>
    </Box>
  );
}

/** Every version so far, newest first. */
export function VersionHistory({ templateKey, onRestore }: Props) {
  const { data, isError, isFetching, refetch } = useTemplateVersions(templateKey);
  const { toast } = useToasts();
  const restore = (version: TemplateVersion) => {
    onRestore(version.words);
    toast({
      tone: 'info',
      title: `${nameOf(version)} restored to the form`,
      description: 'Save to use it again.',
    });
  };
  return (
    <section aria-labelledby="template-versions">
      <Typography variant="h4" component="h3" id="template-versions" sx={{ mb: 1 }}>
        Version history
      </Typography>
      {isError && (
        <LoadProblem subject="The history" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data?.length === 1 && (
        <Typography variant="body2" color="textSecondary">
          You're using the original text. Every change you save is kept here.
        </Typography>
      )}
      <Box component="ul" aria-label="Version history" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((version) => (
          <Version key={version.version} version={version} onRestore={() => restore(version)} />
        ))}
      </Box>
    </section>
  );
}
