import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { TemplateSummary } from '#contract/campaigns';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { ConsoleDialog } from '../pieces/console-dialog';
import { TemplateForm } from './template-form';
import { useTemplate } from './templates.api';

interface Props {
  template: Pick<TemplateSummary, 'key' | 'name'>;
  onClose: () => void;
}

export function TemplateEditor({ template: { key, name }, onClose }: Props) {
  const { data, error, refetch } = useTemplate(key);
  const [isDirty, setDirty] = useState(false);
  return (
    <ConsoleDialog title={`Edit ${name}`} maxWidth="lg" isHeld={isDirty} onClose={onClose}>
      {(askToClose) =>
        data ? (
          <TemplateForm
            key={data.version}
            template={data}
            onDirty={setDirty}
            onCancel={askToClose}
            onSaved={onClose}
          />
        ) : (
          <DialogContent>
            {error ? (
              <ErrorPanel error={error} onAction={() => void refetch()} />
            ) : (
              <Skeleton variant="rounded" height={420} aria-label="Loading the template" />
            )}
          </DialogContent>
        )
      }
    </ConsoleDialog>
  );
}
