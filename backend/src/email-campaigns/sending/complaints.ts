import { COMPLAINT_LIMITS } from '#contract/console/campaigns/campaign-activity';

interface Complaints {
  readonly sent: number;
  readonly complained: number;
  /** What an administrator knew of when the campaign last went on. */
  readonly known: number;
}

/** Whether a campaign has to stop: too large a share reports it as spam, and more than an administrator accepted. */
export function mustStop({ sent, complained, known }: Complaints): boolean {
  const { rate, minSent, minComplaints } = COMPLAINT_LIMITS;
  if (complained <= known || (sent < minSent && complained < minComplaints)) return false;
  return complained > rate * sent;
}
