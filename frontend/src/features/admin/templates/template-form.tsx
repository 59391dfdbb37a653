import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import type { MailTemplate } from '#contract/campaigns';
import { ConflictNotice } from '../../../ui/feedback/notice';
import { MailPreviewPane } from '../pieces/mail-preview-pane';
import { TemplateFields } from './template-fields';
import { useTemplateForm } from './use-template-form';
import { VersionHistory } from './version-history';

interface Props {
  template: MailTemplate;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function TemplateForm({ template, onDirty, onCancel, onSaved }: Props) {
  const editor = useTemplateForm(template, onSaved);
  const { form, preview } = editor;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {editor.isStale && (
          <ConflictNotice
            subject="template"
            isLoading={editor.isReloading}
            onLoadNewer={() => void editor.loadNewer()}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TemplateFields form={form} variables={template.variables} />
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
            <MailPreviewPane
              preview={preview.data ?? null}
              error={preview.error}
              isLoading={preview.isPending}
              empty="Nothing to show until the template compiles."
            />
            <Button
              variant="outlined"
              disabled={editor.isTesting}
              onClick={editor.sendTest}
              sx={{ justifySelf: 'start' }}
            >
              {editor.isTesting ? 'Sending...' : 'Send a test to me'}
            </Button>
            <VersionHistory templateKey={template.key} onRestore={editor.restore} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={editor.isSaving}>
          Cancel
        </Button>
        <Button variant="contained" onClick={editor.save} disabled={editor.isSaving}>
          Save Changes
        </Button>
      </DialogActions>
    </>
  );
}
