import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { UnsentMail } from '#contract/console/unsent-mail';
import { Address } from '../shared/address';
import { Badge } from '../shared/badge';
import { quietAction } from '../shared/lists/row-list';
import { useOwnerReason } from '../shared/owner-only';
import { typeWords } from '../shared/stored-words';
import { progressWords, STATE_LABELS, STATE_TONES } from './mail-texts';
import type { UnsentAction } from './mail.api';

interface RowProps {
  mail: UnsentMail;
  asOf: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onAsk: (action: UnsentAction) => void;
}

/** The boxes to tick, and not the room around them, start where the rest of the page's cards do. */
const ROW_EDGES = { pl: { xs: 0.5, sm: 1.5 }, pr: { xs: 2, sm: 3 } } as const;

const recipientOf = ({ recipient }: UnsentMail): string => recipient ?? 'Recipient not known';

function Row({ mail, asOf, isChosen, onChoose, onAsk }: RowProps) {
  const mayGiveUp = useOwnerReason('mail.give-up') === null;
  const about = `${typeWords(mail.type)} to ${recipientOf(mail)}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' },
        columnGap: 1,
        alignItems: 'start',
        py: 1,
        ...ROW_EDGES,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={(_event, checked) => onChoose(checked)}
        slotProps={{ input: { 'aria-label': `Select ${about}` } }}
      />
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.25 }}>
          <Typography component="h3" variant="body1" sx={{ fontWeight: 600, mr: 'auto' }}>
            {typeWords(mail.type)}
          </Typography>
          <Badge tone={STATE_TONES[mail.state]}>{STATE_LABELS[mail.state]}</Badge>
        </Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Address of={recipientOf(mail)} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {progressWords(mail, asOf)}
        </Typography>
        {mail.lastError !== null && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {mail.lastError}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, display: 'flex', ml: { xs: -1.75, md: 0 } }}>
        <Button
          aria-label={`Send now: ${about}`}
          disabled={mail.isInHand}
          onClick={() => onAsk('send-now')}
          sx={{ minHeight: 44, ...quietAction }}
        >
          Send now
        </Button>
        <Button
          aria-label={`Give up: ${about}`}
          disabled={mail.isInHand || !mayGiveUp}
          onClick={() => onAsk('give-up')}
          // Red on every row would drown what needs attention.
          sx={{
            minHeight: 44,
            mr: { md: -1.75 },
            color: 'text.secondary',
            '&:hover, &:focus-visible': { color: 'error.main' },
          }}
        >
          Give up
        </Button>
      </Box>
    </Box>
  );
}

interface Props {
  emails: UnsentMail[];
  /** When the list was read. */
  asOf: string;
  chosen: ReadonlySet<string>;
  /** The rows still belong to the previous filter. */
  isStale: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onAsk: (action: UnsentAction, id: string) => void;
}

export function UnsentList({ emails, asOf, chosen, isStale, onChoose, onAsk }: Props) {
  const ids = emails.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Card sx={{ py: 0.5, opacity: isStale ? 0.6 : 1 }} aria-busy={isStale}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '44px minmax(0, 1fr)',
          columnGap: 1,
          alignItems: 'center',
          ...ROW_EDGES,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Checkbox
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={(_event, isChosen) => onChoose(ids, isChosen)}
          slotProps={{ input: { 'aria-label': 'Select all shown' } }}
        />
        <Typography variant="body2" color="textSecondary" aria-hidden>
          Select all shown
        </Typography>
      </Box>
      <Box component="ul" aria-label="Unsent email" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {emails.map((mail) => (
          <Row
            key={mail.id}
            mail={mail}
            asOf={asOf}
            isChosen={chosen.has(mail.id)}
            onChoose={(isChosen) => onChoose([mail.id], isChosen)}
            onAsk={(action) => onAsk(action, mail.id)}
          />
        ))}
      </Box>
    </Card>
  );
}
