import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CampaignDelivery } from '#contract/console/campaigns/campaigns';
import { CountGrid, type Count } from '../shared/lists/fact-list';

/**
 * In which last state the emails are, each counted once. "Delivered" is only said where someone reported it: a mail
 * server that accepts an email promises nothing.
 */
export function deliveryCounts(delivery: CampaignDelivery): readonly Count[] {
  const { sent, delivered, bounced, complained, refused, isReported } = delivery;
  return [
    ...(isReported ? ([['Delivered', delivered]] as const) : []),
    [isReported ? 'No word yet' : 'Accepted', sent],
    ['Bounced', bounced],
    ['Spam reports', complained],
    ['Refused', refused],
  ];
}

export function UnreportedNote({ delivery }: { delivery: CampaignDelivery }) {
  if (delivery.isReported) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      Delivery isn't reported
    </Typography>
  );
}

export function DeliveryFigures({ delivery }: { delivery: CampaignDelivery }) {
  return (
    <Box role="group" aria-label="Delivery">
      <CountGrid counts={deliveryCounts(delivery)} />
      <UnreportedNote delivery={delivery} />
    </Box>
  );
}
