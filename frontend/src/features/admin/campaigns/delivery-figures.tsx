import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CampaignDelivery } from '#contract/console/campaigns/campaigns';
import { CountGrid } from '../shared/lists/fact-list';

/**
 * In which last state the emails are, each counted once. "Delivered" is only said where someone reported it: a mail
 * server that accepts an email promises nothing.
 */
export function DeliveryFigures({ delivery }: { delivery: CampaignDelivery }) {
  const { sent, delivered, bounced, complained, refused, isReported } = delivery;
  return (
    <Box role="group" aria-label="Delivery">
      <CountGrid
        counts={[
          ...(isReported ? ([['Delivered', delivered]] as const) : []),
          [isReported ? 'No word yet' : 'Accepted', sent],
          ['Bounced', bounced],
          ['Spam reports', complained],
          ['Refused', refused],
        ]}
      />
      {!isReported && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Delivery isn't reported
        </Typography>
      )}
    </Box>
  );
}
