import { expect, type APIRequestContext } from '@playwright/test';
import { productUrl } from './visitor';

export const POSTMARK_TOKEN = 'a-long-token-of-postmark';

/** Has Postmark say what became of an email. */
export async function postmarkSays(
  request: APIRequestContext,
  type: 'Delivery' | 'Bounce',
  { mailId, address }: { mailId: string; address: string },
): Promise<void> {
  const password = Buffer.from(`postmark:${POSTMARK_TOKEN}`).toString('base64');
  const response = await request.post(`${productUrl()}/api/mail/webhooks/postmark`, {
    headers: { authorization: `Basic ${password}` },
    data: {
      RecordType: type,
      Metadata: { 'mail-id': mailId },
      ...(type === 'Delivery' ? { Recipient: address } : { Email: address, Type: 'HardBounce', TypeCode: 1 }),
    },
  });
  expect(await response.json()).toEqual({ counted: 1 });
}
