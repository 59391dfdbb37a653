/**
 * A campaign stops by itself when a larger share than `rate` of its emails is reported as spam, from so many sent emails
 * or so many complaints on: mailbox providers begin to block a sender at this rate.
 */
export const COMPLAINT_LIMITS = { rate: 0.003, minSent: 200, minComplaints: 3 } as const;

/** Why a campaign stopped by itself. */
export type CampaignStop = 'complaints';

/** GET adminCampaignActivity(id). */
export interface CampaignActivity {
  /** Most clicked first; each click counts. */
  links: { url: string; clicks: number }[];
  /** First openings and first clicks by hour, oldest first; hours without any are left out. */
  hours: { at: string; opened: number; clicked: number }[];
}
