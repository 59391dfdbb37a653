/**
 * Mailbox providers begin to block a sender when a larger share than `rate` is reported as spam; below so many
 * complaints, a share says nothing. A campaign stops by itself above it, even at one complaint from so many sent emails
 * on. System Health and the alert ReportedAsSpam look at the email of so many days: complaints come days after what they
 * are about.
 */
export const COMPLAINT_LIMITS = { rate: 0.003, minSent: 200, minComplaints: 3, days: 7 } as const;

/** Why a campaign stopped by itself. */
export type CampaignStop = 'complaints';

/** GET adminCampaignActivity(id). */
export interface CampaignActivity {
  /** Most clicked first; each click counts. */
  links: { url: string; clicks: number }[];
  /** First openings and first clicks by hour, oldest first; hours without any are left out. */
  hours: { at: string; opened: number; clicked: number }[];
}
