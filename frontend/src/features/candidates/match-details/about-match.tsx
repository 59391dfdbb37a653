import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Pencil } from 'lucide-react';
import type { FocusEvent, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Candidate } from '#contract/dating/candidates';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { DraftNotice } from '../../../ui/feedback/draft-notice';
import { MatchFields } from '../match-fields';
import type { useEditMatch } from './use-edit-match';

const COARSE = '@media (pointer: coarse)';

/** Fields that read like text. A click turns them into fields; a thumb that scrolls past them doesn't. */
const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '&[data-read]': {
    gap: 12,
    [COARSE]: { pointerEvents: 'none' },
    '& .MuiInputLabel-root': {
      marginBottom: 0,
      fontSize: '0.8125rem',
      color: theme.vars?.palette.text.secondary,
    },
    '& .MuiOutlinedInput-root': { backgroundColor: 'transparent', borderRadius: 8 },
    '& .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent' },
    '& .MuiOutlinedInput-input': {
      padding: '2px 0',
      minHeight: 0,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
      cursor: 'text',
      '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
    },
    '& .MuiOutlinedInput-root:hover .MuiOutlinedInput-notchedOutline': {
      borderColor: theme.vars?.palette.divider,
      inset: '0 -8px',
    },
  },
}));

interface Props {
  candidate: Candidate;
  edited: ReturnType<typeof useEditMatch>;
  /** Of the form, whose button is in the dialog's bar. */
  formId: string;
}

/** The user's notes on a match: read-only until they choose the pencil or, with a mouse or keyboard, focus a field. */
export function AboutMatch({ candidate, edited, formId }: Props) {
  const { form, isEditing, edit, save } = edited;
  const editOnFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!isEditing && target.matches('input, textarea')) edit();
  };
  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onFocus={editOnFocus}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // React events bubble through portals, so the page's form would receive this event too.
        event.stopPropagation();
        save();
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        // What is being edited stands out from what is only read; on a phone it fills the screen.
        ...(isEditing && {
          bgcolor: { sm: 'background.default' },
          borderRadius: '16px',
          p: { sm: 2 },
          scrollMarginTop: 8,
        }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Typography variant="h3" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          About {candidate.name}
        </Typography>
        {!isEditing && (
          <Button
            size="small"
            autoFocus={edited.isBack}
            startIcon={<Pencil size={16} aria-hidden />}
            onClick={({ currentTarget }) => {
              const fields = currentTarget.closest('form');
              ignoreTaps();
              // The form is taller than the text it takes the place of: only then is there room to scroll.
              flushSync(edit);
              form.setFocus('name');
              fields?.scrollIntoView({ block: 'start' });
            }}
            sx={{ flex: 'none', minHeight: 44, mr: -1.75 }}
          >
            Edit
          </Button>
        )}
      </Box>
      {isEditing && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: -1 }}>
          All five fields are required.
        </Typography>
      )}
      {edited.isDraft && <DraftNotice onStartOver={edited.startOver} />}
      <Lines data-read={isEditing ? undefined : ''}>
        <MatchFields control={form.control} wraps={{ onEnter: save }} isRead={!isEditing} />
      </Lines>
    </Box>
  );
}
