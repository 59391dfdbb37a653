import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, createContext, useContext, type ReactNode } from 'react';

interface GroupProps {
  title: string;
  children: ReactNode;
}

/** What a page draws around a group of settings instead; its headings are one level higher than a dialog's. */
const GroupFrame = createContext<((group: GroupProps) => ReactNode) | null>(null);

interface FramedSettingsProps {
  frame: (group: GroupProps) => ReactNode;
  children: ReactNode;
}

/** Settings on a page, each group in a frame of its own. */
export function FramedSettings({ frame, children }: FramedSettingsProps) {
  return <GroupFrame value={frame}>{children}</GroupFrame>;
}

/** The last one ends where the group does. */
export const ROWS = { '& > :last-child': { pb: 0 } };
/** A frame's title needs no line below it. */
const FRAMED_ROWS = { ...ROWS, '&& > :not(* + *)': { pt: 0, borderTop: 0 } };

/** Settings under a heading, with lines between them. */
export function SettingGroup({ title, children }: GroupProps) {
  const frame = useContext(GroupFrame);
  if (frame) return frame({ title, children: <Box sx={FRAMED_ROWS}>{children}</Box> });
  return (
    <Box sx={{ '& + &': { mt: 6 } }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={ROWS}>{children}</Box>
    </Box>
  );
}

/** Things under a setting, with lines between them. */
export const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1 },
  '& > li:first-of-type': { pt: 0 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** A setting with nothing but a switch or a field in it. */
export function SettingLine({ children }: { children: ReactNode }) {
  return <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>;
}

interface Props {
  title: string;
  text: ReactNode;
  /** Absent while its panel is open. */
  action?: ReactNode;
  children?: ReactNode;
  /** It's over rows of its own: smaller than they are. */
  isOverRows?: boolean;
  /** It's in one list with facts, and looks like them: a small label, and what is so. */
  isFact?: boolean;
}

const QUIET = { variant: 'body2', color: 'textSecondary' } as const;

/** An account setting: what it is, its button, and the panel it opens. */
export function SettingRow({ title, text, action, children, isOverRows = false, isFact = false }: Props) {
  const isFramed = useContext(GroupFrame) !== null;
  return (
    <Box component="section" aria-label={title} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'flex',
          // A button that finds no room next to the words begins the next line.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: { xs: 1.5, sm: 3 },
          '& > .MuiButton-root': { flex: 'none' },
        }}
      >
        <Box sx={{ minWidth: 0, flex: { xs: isFact ? '1 1 150px' : '1 1 200px', sm: '0 1 auto' } }}>
          <Typography
            component={isFramed ? 'h3' : 'h4'}
            {...((isOverRows || isFact) && QUIET)}
            {...(!isFact && { sx: { fontWeight: isOverRows ? 620 : 560 } })}
          >
            {title}
          </Typography>
          <Typography {...(!isFact && QUIET)} sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {action}
      </Box>
      {Children.toArray(children).length > 0 && <Box sx={{ mt: isOverRows ? 1 : 2.5 }}>{children}</Box>}
    </Box>
  );
}
