import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { fakeApi, type FakeAnswer } from '../../../test/fake-api';
import { createQueryClient, Providers } from '../../app/providers';
import { AppRoutes } from '../../app/router';

const VISITOR: FakeAnswer = { status: 401, body: { message: 'Please sign in to continue.' } };
const LINK = '/unsubscribe?email=ada%2Bdates%40example.test&type=marketing';

function open(at: string, answer?: FakeAnswer) {
  const server = fakeApi({
    'GET /api/auth/user': VISITOR,
    'POST /api/analytics/track': { status: 204 },
    ...(answer && { 'POST /api/unsubscribe': answer }),
  });
  render(
    <StrictMode>
      <Providers queryClient={createQueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <AppRoutes />
        </MemoryRouter>
      </Providers>
    </StrictMode>,
  );
  return { server, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const words = () => screen.getByRole('main').textContent;

describe('the unsubscribe page', () => {
  it('says that it is processing, then that it is done, and posts once', async () => {
    const { server } = open(LINK, { body: { alreadyUnsubscribed: false } });
    expect(await heading('Processing Request')).toBeTruthy();
    expect(await heading('Unsubscribed Successfully')).toBeTruthy();
    expect(words()).toContain(
      'ada+dates@example.test will no longer receive marketing and promotional emails. It still receives important account and security notices.',
    );
    expect(server.sent('POST', '/api/unsubscribe').map(({ body }) => body)).toEqual([
      { email: 'ada+dates@example.test', type: 'marketing' },
    ]);
  });

  it('says when the address was already unsubscribed', async () => {
    open(LINK, { body: { alreadyUnsubscribed: true } });
    expect(await heading('Already Unsubscribed')).toBeTruthy();
    expect(words()).toContain('No changes made.');
  });

  it.each([
    ['experience', 'product updates and feature announcements'],
    ['newsletter', 'these types of emails'],
  ])('names the emails of type %s', async (type, named) => {
    open(`/unsubscribe?email=ada@example.test&type=${type}`, { body: { alreadyUnsubscribed: false } });
    expect(await heading('Unsubscribed Successfully')).toBeTruthy();
    expect(words()).toContain(`will no longer receive ${named}.`);
  });

  it.each(['/unsubscribe', '/unsubscribe?email=ada@example.test', '/unsubscribe?type=marketing&email='])(
    'makes no request for the incomplete link %s',
    async (link) => {
      const { server } = open(link);
      expect(await heading('Request Error')).toBeTruthy();
      expect(words()).toContain('The link may be invalid or expired.');
      expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
      expect(server.sent('POST', '/api/unsubscribe')).toEqual([]);
    },
  );

  it("doesn't offer a retry after the server rejected the link", async () => {
    open(LINK, { status: 400, body: { message: 'Please enter a valid email address' } });
    expect(await heading('Request Error')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Contact support' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to Heart & Head' })).toBeTruthy();
  });

  it("retries when the server couldn't be reached", async () => {
    const { server, user } = open(LINK);
    expect(await heading('Request Error')).toBeTruthy();
    server.answer('POST /api/unsubscribe', { body: { alreadyUnsubscribed: false } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Unsubscribed Successfully')).toBeTruthy();
  });
});
