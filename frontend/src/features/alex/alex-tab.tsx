import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOnline } from '../../lib/use-online';
import { AlexMark } from './alex-mark';
import { useCoachStatus, useMessages } from './alex.api';
import { AskBox } from './ask-box';
import { useChatState } from './chat-state';
import { Conversation } from './conversation';
import { DeleteConversation } from './delete-conversation';
import { InsightCards } from './insight-cards';
import { useGreeting } from './use-greeting';
import { WhoAnswers } from './who-answers';

function ChatHeader({ onSettings }: { onSettings: () => void }) {
  const { data: status } = useCoachStatus();
  const { data: messages = [] } = useMessages();
  const { reply } = useChatState();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        px: { md: 3 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <AlexMark size={44} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" id="talk-with-alex">
          Talk with Alex
        </Typography>
        {status && <WhoAnswers coach={status.coach} onSettings={onSettings} />}
      </Box>
      <DeleteConversation isDisabled={messages.length === 0 || reply !== null} />
    </Box>
  );
}

/** The coach: what the records say, and somebody to talk it over with. */
export function AlexTab({ onSettings }: { onSettings: () => void }) {
  const isOnline = useOnline();
  const { data: status } = useCoachStatus();
  useGreeting(isOnline);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        alignItems: 'start',
      }}
    >
      <InsightCards />
      <Box
        component="section"
        aria-labelledby="talk-with-alex"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          // On phones from the header to the bar of tabs; the page's own foot is taken back.
          minHeight: { xs: 'calc(100dvh - 144px)', md: 0 },
          mb: { xs: -8, sm: -10, md: -5 },
          height: { md: 'clamp(480px, calc(100dvh - 288px), 860px)' },
          border: { md: 1 },
          borderColor: { md: 'divider' },
          borderRadius: { md: '20px' },
          bgcolor: { md: 'background.paper' },
        }}
      >
        <ChatHeader onSettings={onSettings} />
        <Conversation />
        <AskBox suggestions={status?.suggestions ?? []} isOnline={isOnline} />
      </Box>
    </Box>
  );
}
