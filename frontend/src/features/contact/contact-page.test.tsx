import { screen, waitFor } from '@testing-library/react';
import { CONTACT_RULES } from '#contract/account/contact';
import { fakeApi, type FakeAnswer } from '../../../test/fake-api';
import { aUser } from '../../../test/fixtures';
import { renderApp } from '../../../test/render-app';

const VISITOR: FakeAnswer = { status: 401, body: { message: 'Please sign in to continue.' } };
const SENT: FakeAnswer = { status: 201, body: { message: "We'll get back to you within 24 hours." } };

function open(user: FakeAnswer = VISITOR, submit: FakeAnswer | (() => Promise<FakeAnswer>) = SENT) {
  const server = fakeApi({
    'GET /api/auth/user': user,
    'POST /api/analytics/track': { status: 204 },
    'POST /form/submit': submit,
  });
  return { ...renderApp('/contact'), server };
}

type User = ReturnType<typeof open>['user'];

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

/** Pastes the text, because these tests don't depend on single keystrokes. */
async function put(user: User, label: string, text: string): Promise<void> {
  await user.click(await field(label));
  await user.paste(text);
}

async function write(user: User): Promise<void> {
  await user.selectOptions(await field('Category'), 'Privacy Concern');
  await put(user, 'Subject', 'My export');
  await put(user, 'Message', 'Where do I find my export?');
}

async function writeAsVisitor(user: User): Promise<void> {
  await put(user, 'Full Name', 'Ada Byron');
  await put(user, 'Email Address', 'ada@example.test');
  await write(user);
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send Message' }));

describe('the contact page', () => {
  it("sends a visitor's message and says when to expect a reply", async () => {
    const { user, server, address } = open();
    await writeAsVisitor(user);
    await send(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Message Sent Successfully!' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(
      "Message sent successfully! We'll get back to you within 24 hours.",
    );
    expect(screen.getByText(/reply by email within 24 hours/)).toBeTruthy();
    expect(server.sent('POST', '/form/submit').map(({ body }) => body)).toEqual([
      {
        name: 'Ada Byron',
        email: 'ada@example.test',
        category: 'privacy',
        subject: 'My export',
        message: 'Where do I find my export?',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
    expect(address()).toBe('/');
  });

  it('leads back above its title', async () => {
    const { user, address } = open();
    const back = await screen.findByRole('button', { name: 'Back to Dashboard' });
    const title = screen.getByRole('heading', { level: 1, name: 'Contact us' });
    expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(back);
    expect(address()).toBe('/');
  });

  it('reports missing fields, and clears an error when its field is edited', async () => {
    const { user, server } = open();
    await user.type(await field('Full Name'), 'A');
    await send(user);
    const nameTooShort = CONTACT_RULES.name.tooShort ?? '';
    const emailInvalid = CONTACT_RULES.email.message;
    const subjectTooShort = CONTACT_RULES.subject.tooShort ?? '';
    const categoryRequired = CONTACT_RULES.category.message;
    const messageTooShort = CONTACT_RULES.message.tooShort ?? '';
    for (const text of [emailInvalid, subjectTooShort, categoryRequired, messageTooShort])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(await field('Full Name'));
    expect((await field('Full Name')).getAttribute('aria-invalid')).toBe('true');

    await user.type(await field('Full Name'), ' ');
    expect(screen.queryByText(nameTooShort)).toBeNull();
    await user.selectOptions(await field('Category'), 'Other');
    expect(screen.queryByText(categoryRequired)).toBeNull();
    expect(screen.getByText(messageTooShort)).toBeTruthy();
    expect(server.sent('POST', '/form/submit')).toEqual([]);
  });

  it("counts the message's characters, and rejects one that is too long without cutting it off", async () => {
    const { user, server } = open();
    await user.type(await field('Message'), 'Hello');
    expect(screen.getByText('5/1000 characters')).toBeTruthy();
    await put(user, 'Message', 'x'.repeat(CONTACT_RULES.message.max - 4));
    expect(screen.getByText('1001/1000 characters')).toBeTruthy();
    await send(user);
    expect(await screen.findByText('Message cannot exceed 1000 characters')).toBeTruthy();
    expect(server.sent('POST', '/form/submit')).toEqual([]);
  });

  it('fills in the signed-in user, and offers two ways back to the dashboard', async () => {
    const { user } = open({ body: aUser() });
    await waitFor(async () => expect((await field('Full Name')).value).toBe('Ada Byron'));
    expect((await field('Email Address')).value).toBe('ada@example.test');
    expect(screen.getAllByRole('button', { name: 'Back to Dashboard' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    await write(user);
    await send(user);
    expect(await screen.findByRole('heading', { name: 'Message Sent Successfully!' })).toBeTruthy();
  });

  it('never replaces input typed before the account loaded', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    const server = fakeApi({
      'GET /api/auth/user': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    });
    const { user } = renderApp('/contact');
    await user.type(await field('Full Name'), 'Countess');
    expect(server.sent('GET', '/api/auth/user')).toHaveLength(1);
    answer({ body: aUser() });
    await waitFor(async () => expect((await field('Email Address')).value).toBe('ada@example.test'));
    expect((await field('Full Name')).value).toBe('Countess');
  });

  it('says Sending... while the message is being sent', async () => {
    let arrive: (value: FakeAnswer) => void = () => undefined;
    const { user } = open(VISITOR, () => new Promise((resolve) => (arrive = resolve)));
    await writeAsVisitor(user);
    await send(user);
    await screen.findByRole('button', { name: 'Sending...', busy: true });
    arrive(SENT);
    expect(await screen.findByRole('heading', { name: 'Message Sent Successfully!' })).toBeTruthy();
  });

  it("says why a message couldn't be sent, and keeps the input, even after a reload", async () => {
    const message = 'Too many attempts. Please wait a moment and try again.';
    const { user, unmount } = open(VISITOR, { status: 429, body: { message } });
    await writeAsVisitor(user);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe(`Failed to send message: ${message}`);
    expect((await field('Message')).value).toBe('Where do I find my export?');

    unmount();
    const again = open();
    expect((await field('Message')).value).toBe('Where do I find my export?');
    expect((await field('Category')).value).toBe('privacy');
    expect((await field('Full Name')).value).toBe('Ada Byron');
    await send(again.user);
    await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    again.unmount();
    open();
    expect((await field('Message')).value).toBe('');
  });

  it('shows server errors at their fields', async () => {
    const message = 'Please enter a valid email address';
    const body = { message, errors: [{ field: 'email', message }] };
    const { user } = open(VISITOR, { status: 400, body });
    await writeAsVisitor(user);
    await send(user);
    expect(await screen.findByText(message, { selector: 'p' })).toBeTruthy();
    expect(document.activeElement).toBe(await field('Email Address'));
  });

  it('shows quick help, and a sign-in link for visitors', async () => {
    const { user, address } = open();
    const help = await screen.findByRole('region', { name: 'Quick Help' });
    expect(help.textContent).toContain('Within 24 hours on business days');
    expect(help.textContent).toContain('match data is private');
    expect(help.textContent).toContain('registered email');
    expect(screen.getByText('Date with your heart, but do not leave your head behind.')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(address()).toBe('/auth?mode=login');
  });
});
