import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { ignoreTaps } from '../../../lib/ignore-taps';
import { SheetDialog } from '../../../ui/dialogs/sheet-dialog';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { useCandidates } from '../../candidates/candidates.api';
import { TAB_ICONS, TAB_LABELS, TABS, type Tab } from '../dashboard-tabs';
import { GuidePicture, type PictureName } from './guide-picture';

interface GuideStep {
  picture: PictureName;
  title: string;
  text: string;
  /** The tab this step describes. */
  tab?: Tab;
}

const GUIDE_STEPS: readonly GuideStep[] = [
  {
    picture: 'welcome',
    title: 'Welcome to Heart & Head',
    text: "Date with your heart, but do not leave your head behind. Here's a one-minute tour.",
  },
  {
    picture: 'insights',
    title: 'Insights you can check',
    text: "Every percentage shows how sure it is and what it's made of, heart next to head. The more dates you score, the more it can tell you.",
    tab: 'overview',
  },
  {
    picture: 'matches',
    title: 'Your matches, by your standards',
    text: "Add someone you're getting to know. After a date, rate it from 1 to 10 on each standard and note how it felt. It takes under a minute.",
    tab: 'matches',
  },
  {
    picture: 'ideas',
    title: 'Ideas for the next date',
    text: "Places and moments to enjoy together. Like what you'd enjoy, skip the rest, and the list learns your taste.",
    tab: 'date-ideas',
  },
  {
    picture: 'coach',
    title: 'Alex, your coach',
    text: 'Ask about a date, a doubt or a pattern. Alex knows your standards and your dates, and shows where each figure comes from.',
    tab: 'alex',
  },
  {
    picture: 'start',
    title: 'Ready when you are',
    text: 'Only you can see any of this. Where would you like to start?',
  },
];

const LAST = GUIDE_STEPS.length - 1;
const MIDDLE = '1fr auto 1fr';

interface Props {
  onClose: () => void;
  onTab: (tab: Tab) => void;
  onAddMatch: () => void;
}

/** The first and last steps remove the button that was pressed, so focus moves to the heading. */
function useSteps() {
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    const hasMoved = shown.current !== index;
    shown.current = index;
    if (hasMoved && (index === 0 || index === LAST)) heading.current?.focus();
  }, [index]);
  return { index, setIndex, heading };
}

interface DotsProps {
  index: number;
  /** On phones they have a line of their own above the buttons, one of which has a long name. */
  isApart: boolean;
}

function StepDots({ index, isApart }: DotsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: 1,
        ...(isApart && { gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: -1, sm: 0 } }),
      }}
    >
      <VisuallyHidden>
        Step {index + 1} of {GUIDE_STEPS.length}
      </VisuallyHidden>
      {GUIDE_STEPS.map(({ title }, step) => (
        <Box
          key={title}
          aria-hidden
          sx={{
            width: step === index ? 20 : 8,
            height: 8,
            borderRadius: '4px',
            bgcolor: step === index ? 'primary.main' : 'divider',
            transition: 'width 200ms',
          }}
        />
      ))}
    </Box>
  );
}

function TabButton({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const Icon = TAB_ICONS[tab];
  return (
    <Button
      variant="outlined"
      onClick={() => onTab(tab)}
      startIcon={<Icon size={18} aria-hidden />}
      sx={{
        px: 1.25,
        lineHeight: 1.25,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {TAB_LABELS[tab]}
    </Button>
  );
}

export function GuideDialog({ onClose, onTab, onAddMatch }: Props) {
  const id = useId();
  const { index, setIndex, heading } = useSteps();
  const { data: candidates } = useCandidates();
  const isNew = candidates?.length === 0;
  const step = GUIDE_STEPS[index];
  if (!step) return null;
  const next = () => {
    // The last step's button stands in the same place and does something else.
    if (index === LAST - 1) ignoreTaps();
    setIndex(index + 1);
  };
  const last = isNew
    ? { label: 'Add your first match', onClick: onAddMatch }
    : { label: 'Done', onClick: onClose };
  const main = index === LAST ? last : { label: 'Next', onClick: next };
  const isApart = index === LAST && isNew;
  const tabs = index === LAST ? TABS : TABS.filter((tab) => tab === step.tab);
  return (
    <SheetDialog open isPlain labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
      <Box
        sx={{
          px: 3,
          pt: { xs: 3.5, sm: 4 },
          display: 'flex',
          justifyContent: 'center',
          // The first step says least: its picture takes the room, and Next stays where it is.
          ...(index === 0 && { '& > svg': { maxWidth: { xs: 256, sm: 340 } } }),
        }}
      >
        <GuidePicture name={step.picture} />
      </Box>
      <DialogTitle
        id={`${id}-title`}
        ref={heading}
        tabIndex={-1}
        sx={{ textAlign: 'center', outline: 'none', '&.MuiDialogTitle-root': { px: 3 } }}
      >
        {step.title}
      </DialogTitle>
      <DialogContent
        sx={{
          textAlign: 'center',
          // On phones the sheet stands on its buttons, and only its top edge moves.
          minHeight: { sm: index === 0 ? 149 : 216 },
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
        }}
      >
        <DialogContentText id={`${id}-text`} aria-live="polite" sx={{ textWrap: 'balance' }}>
          {step.text}
        </DialogContentText>
        {tabs.length > 0 && (
          <Box
            sx={{
              mt: 2.5,
              width: '100%',
              display: 'grid',
              gap: 1,
              justifyContent: tabs.length === 1 ? 'center' : undefined,
              gridTemplateColumns: tabs.length > 1 ? '1fr 1fr' : undefined,
            }}
          >
            {tabs.map((tab) => (
              <TabButton key={tab} tab={tab} onTab={onTab} />
            ))}
          </Box>
        )}
        <Button
          onClick={onClose}
          sx={{
            mt: { xs: 2, sm: 'auto' },
            fontWeight: 560,
            textDecoration: 'underline',
            textUnderlineOffset: '0.2em',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          I&apos;ll explore on my own
        </Button>
      </DialogContent>
      <DialogActions
        sx={{
          display: 'grid',
          // The dots stay in the middle, however long the words next to them are.
          gridTemplateColumns: { xs: isApart ? 'auto 1fr' : MIDDLE, sm: MIDDLE },
        }}
      >
        <Button onClick={() => setIndex(index - 1)} disabled={index === 0} sx={{ justifySelf: 'start' }}>
          Previous
        </Button>
        <StepDots index={index} isApart={isApart} />
        <Button variant="contained" onClick={main.onClick} sx={{ justifySelf: 'end' }}>
          {main.label}
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
