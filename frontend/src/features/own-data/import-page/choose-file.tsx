import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { IMPORT_FIELDS, IMPORT_LIMITS, IMPORT_RULES, IMPORT_TEXTS } from '#contract/account/imports';
import { saveFile } from '../../../lib/download';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { PATHS } from '../../../lib/paths';
import { Notice } from '../../../ui/feedback/notice';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useCriteria } from '../../criteria/criteria.api';
import type { ImportDraft } from './use-import-draft';
import { readImportFile } from './read-import-file';

const TYPES = '.csv,.tsv,.txt,.json,text/csv,text/plain,application/json';
/** What is dropped can be anything. */
const NO_TEXT = "This file isn't a list in text. In your spreadsheet, save it as CSV, then try again.";

interface Props {
  draft: ImportDraft | null;
  onChoose: (text: string, fileName: string | null) => void;
  /** A list that is still being typed, which survives a reload. */
  onType: (text: string) => void;
  onContinue: () => void;
}

/** An empty list with the right headings, for those who would rather type in a spreadsheet. */
function useTemplate(): () => void {
  const { data: standards = [] } = useCriteria();
  return () => {
    // A second tap would save it twice.
    ignoreTaps();
    const headings = [...Object.values(IMPORT_FIELDS), ...standards.map(({ question }) => question)];
    const line = headings.map((heading) => `"${heading.replaceAll('"', '""')}"`).join(',');
    saveFile('heart-and-head-list.csv', new Blob([`\uFEFF${line}\r\n`], { type: 'text/csv' }));
  };
}

/** A file is dropped here, or chosen with the button. */
function DropArea({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    // Otherwise the browser opens the file itself.
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was corrected.
    target.value = '';
    onFile(file);
  };
  return (
    <Box
      role="group"
      aria-label="Your file"
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Onto what is in it, it isn't left.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        minHeight: 168,
        p: 3,
        borderRadius: '20px',
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'score.edge',
        bgcolor: isOver ? 'soft.head' : 'background.default',
        textAlign: 'center',
        transition: 'background-color 150ms, border-color 150ms',
      }}
    >
      <Typography sx={{ '@media (hover: none)': { display: 'none' } }}>
        {isOver ? 'Let go to read it' : 'Drop your list here, or'}
      </Typography>
      <Button
        variant="contained"
        startIcon={<FileUp size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <Typography variant="body2" color="textSecondary">
        CSV from any spreadsheet, or JSON
      </Typography>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          tabIndex={-1}
          aria-label="File to import"
          onChange={chosen}
        />
      </VisuallyHidden>
    </Box>
  );
}

export function ChooseFile({ draft, onChoose, onType, onContinue }: Props) {
  const [pasted, setPasted] = useState(draft?.fileName === null ? draft.text : '');
  // What was being typed before a reload is in sight.
  const [isPasting, setPasting] = useState(pasted !== '');
  const [problem, setProblem] = useState<string | null>(null);
  const saveTemplate = useTemplate();
  const choose = (text: string, fileName: string | null) => {
    if (text.trim() === '') setProblem(fileName === null ? IMPORT_RULES.text.required : IMPORT_TEXTS.empty);
    else if (new Blob([text]).size > IMPORT_LIMITS.bytes) setProblem(IMPORT_TEXTS.tooLarge);
    else onChoose(text, fileName);
  };
  const readFile = (file: File | undefined) => {
    if (file)
      void readImportFile(file).then(
        (text) => (text === null ? setProblem(NO_TEXT) : choose(text, file.name)),
        () => setProblem(NO_TEXT),
      );
  };
  const hasPasted = pasted.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        Bring a list from a spreadsheet: one row for each date, or for a person you haven't met yet. You'll
        see what each column becomes before anything is saved. You can also use{' '}
        <Link component={RouterLink} to={`${PATHS.profileSettings}#data`} sx={{ whiteSpace: 'nowrap' }}>
          your own download
        </Link>
        .
      </Typography>
      {draft?.fileName && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            py: 0.75,
            borderRadius: '12px',
            bgcolor: 'soft.head',
          }}
        >
          <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            {draft.fileName} is still here.
          </Typography>
          <Button onClick={onContinue}>Continue</Button>
        </Box>
      )}
      <DropArea onFile={readFile} />
      {problem && (
        <Box role="alert">
          <Notice tone="error">{problem}</Notice>
        </Box>
      )}
      <div>
        <Typography color="textSecondary">
          Starting from nothing?{' '}
          <Link
            component="button"
            type="button"
            onClick={saveTemplate}
            // As high as a finger, without moving the lines apart.
            sx={{ verticalAlign: 'baseline', display: 'inline-block', py: '12px', my: '-12px' }}
          >
            Download a template
          </Link>
        </Typography>
        <Disclosure
          open={isPasting}
          onToggle={({ currentTarget }) => setPasting(currentTarget.open)}
          sx={{ mt: 1, mb: isPasting ? 0 : '-10px' }}
        >
          <summary>Paste a list instead</summary>
          <Box sx={{ mt: 1, display: 'grid', gap: 2 }}>
            <TextField
              label="Your list"
              multiline
              minRows={4}
              maxRows={12}
              value={pasted}
              onChange={({ target }) => {
                setPasted(target.value);
                onType(target.value);
                setProblem(null);
              }}
              placeholder={'Name, Date, Chemistry, Enjoyment\nRobin, 2026-01-10, 7, 8'}
              error={problem !== null}
              helperText="With headings in the first row."
            />
            <Button
              variant={hasPasted ? 'contained' : 'outlined'}
              disabled={!hasPasted}
              onClick={() => choose(pasted, null)}
              sx={{ justifySelf: 'start' }}
            >
              Continue with pasted list
            </Button>
          </Box>
        </Disclosure>
      </div>
    </Box>
  );
}
