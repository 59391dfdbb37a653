// @ts-check
import { ACTIVITY, CAMPAIGN, INBOX, MESSAGE, RECIPIENTS, SUPPRESSED, UNSENT } from './console-data.mjs';
import { answering, button, dialogBy, inOrder } from './steps.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./shots.mjs').Shot} Shot */

const [INBOX_PATH, UNSENT_PATH, SUPPRESSED_PATH] = [
  '/admin?tab=settings&inbox=open',
  '/admin?tab=settings&mail=unsent',
  '/admin?tab=settings&mail=suppressed',
];

/** Opens a step of the campaign dialog. @param {number} steps how many steps after the first */
const campaignStep = (steps) => async (/** @type {Page} */ page) => {
  await page.getByRole('button', { name: 'Create New Campaign' }).click();
  await page.getByLabel('Campaign name').fill('Spring news');
  await page.getByLabel('Start from').selectOption('New features');
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Next' }).click();
};

/** @param {Page} page */
const selectUsers = (page) => page.getByRole('checkbox', { name: 'Select all users on this page' }).check();

/** What was opened, once nothing says any more that it opens. @param {Page} page */
const withoutToast = (page) => page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' });

const withInbox = answering({
  '/api/admin/contact-messages?*': { json: INBOX },
  '/api/admin/contact-messages/letter': { json: MESSAGE },
});
const withUnsent = answering({ '/api/admin/emails?*': { json: UNSENT } });
const withSuppressed = answering({ '/api/admin/suppressions*': { json: SUPPRESSED } });

const campaignDetails = inOrder(
  answering({
    '/api/admin/campaigns/summaries?*': {
      headers: { 'X-Total-Count': '1' },
      json: [{ ...CAMPAIGN, segmentKind: CAMPAIGN.segment.kind }],
    },
    '/api/admin/campaigns/spring': { json: CAMPAIGN },
    '/api/admin/campaigns/spring/activity': { json: ACTIVITY },
    '/api/admin/campaigns/spring/recipients*': { json: RECIPIENTS },
  }),
  dialogBy(button(`View ${CAMPAIGN.name}`)),
  (page) => page.getByRole('list', { name: 'Recipients' }).waitFor(),
  (page) => page.frameLocator('[role=dialog] iframe').getByText('Compare them').waitFor(),
);

/** The administrator's console. @type {readonly Shot[]} */
export const CONSOLE = [
  { name: 'admin-access', path: '/admin' },
  { name: 'admin-overview', path: '/admin', as: 'administrator', whole: true },
  { name: 'admin-users', path: '/admin?tab=users', as: 'administrator', whole: true },
  { name: 'admin-selected', path: '/admin?tab=users', as: 'administrator', open: selectUsers },
  {
    name: 'admin-delete-users',
    path: '/admin?tab=users',
    as: 'administrator',
    open: inOrder(selectUsers, dialogBy(button('Delete'))),
  },
  {
    name: 'admin-user-details',
    path: '/admin?tab=users',
    as: 'administrator',
    open: dialogBy(button('View details')),
  },
  { name: 'admin-analytics', path: '/admin?tab=analytics', as: 'administrator', whole: true },
  { name: 'admin-settings', path: '/admin?tab=settings', as: 'administrator', whole: true },
  { name: 'admin-campaign-message', path: '/admin', as: 'administrator', open: campaignStep(0) },
  { name: 'admin-campaign-audience', path: '/admin', as: 'administrator', open: campaignStep(1) },
  { name: 'admin-campaign-schedule', path: '/admin', as: 'administrator', open: campaignStep(2) },
  { name: 'admin-campaign-review', path: '/admin', as: 'administrator', open: campaignStep(3) },
  { name: 'admin-automation', path: '/admin', as: 'administrator', open: dialogBy(button('Edit schedule')) },
  ...['Edit Template', 'User Cleanup', 'Security Audit', 'System Health'].map((name) => ({
    name: `admin-${name.toLowerCase().replace(' ', '-')}`,
    path: '/admin?tab=settings',
    as: /** @type {const} */ ('administrator'),
    open: inOrder(dialogBy(button(name)), withoutToast),
  })),
  { name: 'admin-inbox', path: INBOX_PATH, as: 'administrator', whole: true, open: withInbox },
  {
    name: 'admin-inbox-message',
    path: INBOX_PATH,
    as: 'administrator',
    open: inOrder(withInbox, dialogBy(button(/^Open "My email/))),
  },
  { name: 'admin-mail-unsent', path: UNSENT_PATH, as: 'administrator', whole: true, open: withUnsent },
  {
    name: 'admin-mail-chosen',
    path: UNSENT_PATH,
    as: 'administrator',
    open: inOrder(withUnsent, (page) => page.getByRole('checkbox', { name: 'Select all shown' }).check()),
  },
  {
    name: 'admin-mail-send-now',
    path: UNSENT_PATH,
    as: 'administrator',
    open: inOrder(withUnsent, dialogBy(button('Send all now'))),
  },
  {
    name: 'admin-mail-suppressed',
    path: SUPPRESSED_PATH,
    as: 'administrator',
    whole: true,
    open: withSuppressed,
  },
  {
    name: 'admin-mail-lift',
    path: SUPPRESSED_PATH,
    as: 'administrator',
    open: inOrder(withSuppressed, dialogBy(button(/^Lift:/))),
  },
  { name: 'admin-campaign-details', path: '/admin', as: 'administrator', open: campaignDetails },
  {
    name: 'admin-campaign-recipients',
    path: '/admin',
    as: 'administrator',
    open: inOrder(campaignDetails, (page) =>
      page.getByRole('list', { name: 'Recipients' }).getByRole('listitem').last().scrollIntoViewIfNeeded(),
    ),
  },
];
