import { complaintReport, deliveryReport } from '../../../test/support/mail/mail-reports';
import { readComplaintReport, readDeliveryReport } from './report-parser';

const MESSAGE_ID = '<0190f0aa-0000-7000-8000-000000000001@dates.example>';
const ADA = { address: 'ada@example.com', messageId: MESSAGE_ID };

describe('a report that an email did not arrive', () => {
  it('names the recipient, the status and the email', async () => {
    expect(await readDeliveryReport(deliveryReport({ ...ADA, status: '5.1.1' }))).toEqual({
      failed: [{ address: 'ada@example.com', status: '5.1.1', isPermanent: true }],
      delivered: [],
      messageId: MESSAGE_ID,
    });
  });

  it('distinguishes temporary from permanent failures', async () => {
    expect((await readDeliveryReport(deliveryReport({ ...ADA, status: '4.2.2' })))?.failed).toMatchObject([
      { status: '4.2.2', isPermanent: false },
    ]);
  });

  it.each(['delayed', 'delivered', 'relayed'])(
    'has no failed recipient when the email is %s',
    async (action) => {
      expect((await readDeliveryReport(deliveryReport({ ...ADA, status: '5.0.0', action })))?.failed).toEqual(
        [],
      );
    },
  );

  it('tells of a delivery, and of nothing else, as one', async () => {
    const report = (action: string) =>
      readDeliveryReport(deliveryReport({ ...ADA, status: '2.1.5', action }));
    expect((await report('delivered'))?.delivered).toEqual(['ada@example.com']);
    for (const action of ['delayed', 'relayed', 'expanded'])
      expect((await report(action))?.delivered).toEqual([]);
  });

  it('is readable with bare line feeds, from an mbox file, and in another encoding', async () => {
    const unix = deliveryReport({ ...ADA, status: '5.1.1' }).replaceAll('\r\n', '\n');
    const status = /Reporting-MTA[^]*rejected/.exec(unix)?.[0] ?? '';
    const encoded = unix
      .replace('message/delivery-status\n', 'message/delivery-status\nContent-Transfer-Encoding: base64\n')
      .replace(status, Buffer.from(status).toString('base64'));
    const quoted = unix
      .replace(
        'message/delivery-status\n',
        'message/delivery-status\nContent-Transfer-Encoding: quoted-printable\n',
      )
      .replaceAll('ada@', 'ad=61=\n@');
    for (const raw of [unix, `From MAILER-DAEMON Sat Jan 10 10:00:00 2026\n${unix}`, encoded, quoted])
      expect((await readDeliveryReport(raw))?.failed).toMatchObject([
        { address: 'ada@example.com', status: '5.1.1' },
      ]);
  });

  it('counts the original address, not where its owner forwards it', async () => {
    const raw = deliveryReport({ ...ADA, status: '5.1.1' }).replace(
      'Final-Recipient: rfc822; ada@example.com',
      'Final-Recipient: rfc822; elsewhere@example.net',
    );
    expect((await readDeliveryReport(raw))?.failed).toMatchObject([{ address: 'ada@example.com' }]);
  });

  it('may cover several recipients', async () => {
    const more = '\r\n\r\nFinal-Recipient: rfc822;<ben@example.com>\r\nAction: failed\r\nStatus: 5.2.1 (off)';
    const raw = deliveryReport({ ...ADA, status: '4.4.1' }).replace('rejected', `rejected${more}`);
    expect((await readDeliveryReport(raw))?.failed).toEqual([
      { address: 'ada@example.com', status: '4.4.1', isPermanent: false },
      { address: 'ben@example.com', status: '5.2.1', isPermanent: true },
    ]);
  });

  it('identifies the email by In-Reply-To when it does not include it', async () => {
    const raw = deliveryReport({ ...ADA, status: '5.1.1' })
      .replace('text/rfc822-headers', 'text/plain')
      .replace('Subject: A report', `In-Reply-To: ${MESSAGE_ID}`);
    expect((await readDeliveryReport(raw))?.messageId).toBe(MESSAGE_ID);
  });

  it.each(['', 'Subject: Out of office\n\nBack on Monday.', complaintReport(ADA), '--\n--\n', 'a: b'])(
    'is not any other email (%#)',
    async (raw) => {
      expect(await readDeliveryReport(raw)).toBeNull();
    },
  );

  it('ignores a field that is longer than an address can be', async () => {
    const raw = deliveryReport({ ...ADA, address: 'x'.repeat(95_000), status: '5.1.1' });
    expect((await readDeliveryReport(raw))?.failed).toEqual([]);
  });

  // Searching the whole field would take quadratic time.
  it('looks for an address only in the first part of a field', async () => {
    const behind = (length: number) => `${' '.repeat(length)}ada@example.com`;
    const report = (length: number) =>
      deliveryReport({ ...ADA, address: `x${behind(length)}`, status: '5.1.1' });
    expect((await readDeliveryReport(report(900)))?.failed).toMatchObject([{ address: 'ada@example.com' }]);
    expect((await readDeliveryReport(report(1_000)))?.failed).toEqual([]);
  });

  it('stops at the 200th recipient', async () => {
    const more = '\r\n\r\nFinal-Recipient: rfc822;ben@example.com\r\nAction: failed\r\nStatus: 5.2.1';
    const raw = deliveryReport({ ...ADA, status: '5.1.1' }).replace(
      'rejected',
      `rejected${more.repeat(300)}`,
    );
    expect((await readDeliveryReport(raw))?.failed).toHaveLength(199);
  });

  it('is not found in endlessly nested parts', async () => {
    const nested = 'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(50);
    expect(await readDeliveryReport(nested)).toBeNull();
  });
});

describe('a complaint', () => {
  it('names who complained, and about which email', async () => {
    expect(await readComplaintReport(complaintReport(ADA))).toEqual(ADA);
  });

  it('may withhold the address', async () => {
    const raw = complaintReport(ADA).replaceAll('<ada@example.com>', 'redacted');
    expect(await readComplaintReport(raw)).toEqual({ address: null, messageId: MESSAGE_ID });
  });

  it('has no NUL in the address', async () => {
    const raw = complaintReport(ADA).replaceAll('<ada@example.com>', 'ada@exa\0mple.com');
    expect((await readComplaintReport(raw))?.address).toBe('ada@exa');
  });

  it('is neither praise nor a bounce', async () => {
    expect(await readComplaintReport(complaintReport({ ...ADA, type: 'not-spam' }))).toBeNull();
    expect(await readComplaintReport(deliveryReport({ ...ADA, status: '5.1.1' }))).toBeNull();
  });
});
