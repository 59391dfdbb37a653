import { screen, within } from '@testing-library/react';
import type { Automation } from '#contract/console/campaigns/automations';
import type { InputName } from '#contract/rules/test-support/boundaries';
import {
  ENCOURAGEMENT,
  INBOX_ENTRY,
  INBOX_MESSAGE,
  STANDARDS_REMINDER,
  WELCOME_TEMPLATE,
} from './admin-fixtures';
import { AWAY, calls, put, type OpenForm } from './open-form';
import { renderConsole } from './render-console';

async function openSchedule({ key, name }: Automation, labels: OpenForm['labels']): Promise<OpenForm> {
  const path = `/api/admin/automations/${key}`;
  const { network, user } = renderConsole('overview', {
    'GET /api/admin/automations': { body: [ENCOURAGEMENT, STANDARDS_REMINDER] },
    [`PATCH ${path}`]: AWAY,
  });
  const row = within(await screen.findByRole('article', { name }));
  await user.click(row.getByRole('button', { name: `Edit schedule for ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  return { labels, press: 'Save Changes', within: dialog, sent: calls(network, 'PATCH', path) };
}

export const CONSOLE_FORMS: Partial<Record<InputName, () => Promise<OpenForm>>> = {
  campaign: async () => {
    const { network, user } = renderConsole('overview', {
      'POST /api/admin/campaigns': AWAY,
      'POST /api/admin/campaigns/preview': AWAY,
    });
    await user.click(await screen.findByRole('button', { name: 'Create New Campaign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
    const labels = {
      name: 'Campaign name',
      subject: 'Subject',
      preview: 'Preview text',
      markdown: 'Message',
    };
    for (const label of Object.values(labels)) put(dialog.getByLabelText(label), 'fine');
    return {
      labels,
      press: 'Save draft',
      within: dialog,
      sent: calls(network, 'POST', '/api/admin/campaigns'),
    };
  },
  template: async () => {
    const path = '/api/admin/templates/welcome';
    const { network, user } = renderConsole('settings', {
      [`GET ${path}`]: { body: WELCOME_TEMPLATE },
      [`GET ${path}/versions`]: { body: [] },
      [`POST ${path}/preview`]: { body: { subject: '', html: '', text: '' } },
      [`PUT ${path}`]: AWAY,
    });
    const card = within(await screen.findByRole('article', { name: 'Welcome Email' }));
    await user.click(card.getByRole('button', { name: 'Edit Template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Welcome Email' }));
    await dialog.findByLabelText('Subject');
    return {
      labels: {
        subject: 'Subject',
        preview: 'Preview text',
        heading: 'Heading',
        body: 'Body',
        actionLabel: 'Button',
        footnote: 'Footnote',
      },
      press: 'Save Changes',
      within: dialog,
      sent: calls(network, 'PUT', path),
    };
  },
  segment: async () => {
    const { network, user } = renderConsole('overview', {
      'POST /api/admin/campaigns/preview': AWAY,
      'POST /api/admin/campaigns/audience': { body: { recipients: 7, unreachable: 0 } },
      'GET /api/admin/segments': { body: [] },
      'POST /api/admin/segments': AWAY,
    });
    await user.click(await screen.findByRole('button', { name: 'Create New Campaign' }));
    const campaign = within(await screen.findByRole('dialog', { name: 'Create New Campaign' }));
    for (const label of ['Campaign name', 'Subject', 'Message']) put(campaign.getByLabelText(label), 'fine');
    await user.click(campaign.getByRole('button', { name: 'Next' }));
    await user.click(await campaign.findByRole('radio', { name: 'A saved segment' }));
    await user.click(await campaign.findByRole('button', { name: 'New segment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Segment' }));
    await user.selectOptions(dialog.getByLabelText('Language'), 'German');
    return {
      labels: { name: 'Segment name' },
      press: 'Save Segment',
      within: dialog,
      sent: calls(network, 'POST', '/api/admin/segments'),
    };
  },
  reply: async () => {
    const path = '/api/admin/contact-messages/m-1';
    const { network, user } = renderConsole('settings&inbox=open', {
      'GET /api/admin/contact-messages': { body: { messages: [INBOX_ENTRY], open: 1, next: null } },
      [`GET ${path}`]: { body: INBOX_MESSAGE },
      [`POST ${path}/replies`]: AWAY,
    });
    await user.click(await screen.findByRole('button', { name: /^Open "Where is my data\?"/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Support' }));
    await dialog.findByLabelText('Your reply');
    return {
      labels: { text: 'Your reply' },
      press: 'Send Reply',
      within: dialog,
      sent: calls(network, 'POST', `${path}/replies`),
    };
  },
  invitation: async () => {
    const path = '/api/admin/administrators/invitations';
    const { network, user } = renderConsole('settings', { [`POST ${path}`]: AWAY });
    const section = within(await screen.findByRole('region', { name: 'Administrators' }));
    await user.click(await section.findByRole('button', { name: 'Invite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite Administrator' }));
    return {
      labels: { email: 'Email' },
      press: 'Send Invitation',
      within: dialog,
      sent: calls(network, 'POST', path),
    };
  },
  automation: () => openSchedule(ENCOURAGEMENT, { maxTimes: 'Maximum emails per user' }),
  reminder: () => openSchedule(STANDARDS_REMINDER, { afterDays: 'Days after they confirm' }),
};
