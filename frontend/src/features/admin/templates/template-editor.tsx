import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  TEMPLATE_RULES,
  type MailTemplate,
  type TemplateSummary,
  type TemplateWords,
} from '#contract/console/campaigns/campaigns';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { ConflictNotice } from '../../../ui/feedback/notice';
import { whileBusy } from '../../../ui/feedback/while-busy';
import { FormField } from '../../../ui/fields/form-field';
import { ConsoleDialog } from '../shared/console-dialog';
import { MailPreviewPane } from '../shared/mail-preview-pane';
import { useTemplate } from './templates.api';
import { FIELD_WORDS, isTemplateField, TEMPLATE_FIELDS, useTemplateForm } from './use-template-form';
import { VersionHistory } from './version-history';

interface TemplateFieldsProps {
  form: UseFormReturn<TemplateWords>;
  variables: readonly string[];
}

/** Inserts `{{name}}` at the cursor in the last edited field. */
function useInsertion({ getValues, setValue }: TemplateFieldsProps['form']) {
  const last = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const remember = (target: EventTarget) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  const insert = (variable: string) => {
    const field = last.current?.isConnected ? last.current : null;
    const name = field && isTemplateField(field.name) ? field.name : 'body';
    const before = getValues(name);
    const at = field?.selectionStart ?? before.length;
    const end = field?.selectionEnd ?? at;
    setValue(name, `${before.slice(0, at)}{{${variable}}}${before.slice(end)}`, { shouldDirty: true });
    field?.focus();
  };
  return { remember, insert };
}

/** The email's text fields and the variables they can use. */
function TemplateFields({ form, variables }: TemplateFieldsProps) {
  const { remember, insert } = useInsertion(form);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}
      onFocus={({ target }) => remember(target)}
    >
      {TEMPLATE_FIELDS.map((name) => {
        const { label, hint, rows } = FIELD_WORDS[name];
        return (
          <FormField
            key={name}
            control={form.control}
            name={name}
            label={label}
            rule={TEMPLATE_RULES[name]}
            hint={hint}
            {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 16 })}
          />
        );
      })}
      <Box role="group" aria-labelledby="template-variables">
        <Typography id="template-variables" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          Variables: click one to insert it at the cursor.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {variables.map((variable) => (
            <Button
              key={variable}
              size="small"
              variant="outlined"
              onClick={() => insert(variable)}
              sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}
            >
              {`{{${variable}}}`}
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

interface TemplateFormProps {
  template: MailTemplate;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

function TemplateForm({ template, onDirty, onCancel, onSaved }: TemplateFormProps) {
  const editor = useTemplateForm(template, onSaved);
  const { form, preview } = editor;
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {editor.draft.isRestored && <DraftNotice onStartOver={editor.draft.startOver} />}
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
              empty="The preview appears once the template compiles."
            />
            <Button
              variant="outlined"
              {...whileBusy(editor.isTesting)}
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
        <Button variant="contained" onClick={editor.save} {...whileBusy(editor.isSaving)}>
          Save Changes
        </Button>
      </DialogActions>
    </>
  );
}

interface Props {
  template: Pick<TemplateSummary, 'key' | 'name'>;
  onClose: () => void;
}

export function TemplateEditor({ template: { key, name }, onClose }: Props) {
  const { data, error, refetch } = useTemplate(key);
  const [isDirty, setDirty] = useState(false);
  return (
    <ConsoleDialog title={`Edit ${name}`} maxWidth="lg" isDirty={isDirty} onClose={onClose}>
      {data ? (
        <TemplateForm
          key={data.version}
          template={data}
          onDirty={setDirty}
          onCancel={onClose}
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
      )}
    </ConsoleDialog>
  );
}
