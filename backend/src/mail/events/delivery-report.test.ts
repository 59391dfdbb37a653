import { complaintReport, deliveryReport } from '../../../test/support/mail-reports';
import { readComplaintReport, readDeliveryReport } from './delivery-report';

const MESSAGE_ID = '<0190f0aa-0000-7000-8000-000000000001@dates.example>';
const ADA = { address: 'ada@example.com', messageId: MESSAGE_ID };

describe('a report that an email did not arrive', () => {
  it('names the recipient, the status and the email', () => {
    expect(readDeliveryReport(deliveryReport({ ...ADA, status: '5.1.1' }))).toEqual({
      failed: [{ address: 'ada@example.com', status: '5.1.1', isPermanent: true }],
      messageId: MESSAGE_ID,
    });
  });

  it('distinguishes temporary from permanent failures', () => {
    expect(readDeliveryReport(deliveryReport({ ...ADA, status: '4.2.2' }))?.failed).toMatchObject([
      { status: '4.2.2', isPermanent: false },
    ]);
  });

  it.each(['delayed', 'delivered', 'relayed'])('has no failed recipient when the email is %s', (action) => {
    expect(readDeliveryReport(deliveryReport({ ...ADA, status: '5.0.0', action }))?.failed).toEqual([]);
  });

  it('is readable with bare line feeds, from an mbox file, and in another encoding', () => {
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
      expect(readDeliveryReport(raw)?.failed).toMatchObject([
        { address: 'ada@example.com', status: '5.1.1' },
      ]);
  });

  it('counts the original address, not where its owner forwards it', () => {
    const raw = deliveryReport({ ...ADA, status: '5.1.1' }).replace(
      'Final-Recipient: rfc822; ada@example.com',
      'Final-Recipient: rfc822; elsewhere@example.net',
    );
    expect(readDeliveryReport(raw)?.failed).toMatchObject([{ address: 'ada@example.com' }]);
  });

  it('may cover several recipients', () => {
    const more = '\r\n\r\nFinal-Recipient: rfc822;<ben@example.com>\r\nAction: failed\r\nStatus: 5.2.1 (off)';
    const raw = deliveryReport({ ...ADA, status: '4.4.1' }).replace('rejected', `rejected${more}`);
    expect(readDeliveryReport(raw)?.failed).toEqual([
      { address: 'ada@example.com', status: '4.4.1', isPermanent: false },
      { address: 'ben@example.com', status: '5.2.1', isPermanent: true },
    ]);
  });

  it('identifies the email by In-Reply-To when it does not include it', () => {
    const raw = deliveryReport({ ...ADA, status: '5.1.1' })
      .replace('text/rfc822-headers', 'text/plain')
      .replace('Subject: A report', `In-Reply-To: ${MESSAGE_ID}`);
    expect(readDeliveryReport(raw)?.messageId).toBe(MESSAGE_ID);
  });

  it.each(['', 'Subject: Out of office\n\nBack on Monday.', complaintReport(ADA), '--\n--\n', 'a: b'])(
    'is not any other email (%#)',
    (raw) => {
      expect(readDeliveryReport(raw)).toBeNull();
    },
  );

  it('quickly ignores a field that is longer than an address can be', () => {
    const began = performance.now();
    const raw = deliveryReport({ ...ADA, address: 'x'.repeat(95_000), status: '5.1.1' });
    expect(readDeliveryReport(raw)?.failed).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is not found in endlessly nested parts', () => {
    const nested = 'Content-Type: multipart/mixed; boundary=x\n\n--x\n'.repeat(50);
    expect(readDeliveryReport(nested)).toBeNull();
  });
});

describe('a complaint', () => {
  it('names who complained, and about which email', () => {
    expect(readComplaintReport(complaintReport(ADA))).toEqual(ADA);
  });

  it('may withhold the address', () => {
    const raw = complaintReport(ADA).replaceAll('<ada@example.com>', 'redacted');
    expect(readComplaintReport(raw)).toEqual({ address: null, messageId: MESSAGE_ID });
  });

  it('has no NUL in the address', () => {
    const raw = complaintReport(ADA).replaceAll('<ada@example.com>', 'ada@exa\0mple.com');
    expect(readComplaintReport(raw)?.address).toBe('ada@exa');
  });

  it('is neither praise nor a bounce', () => {
    expect(readComplaintReport(complaintReport({ ...ADA, type: 'not-spam' }))).toBeNull();
    expect(readComplaintReport(deliveryReport({ ...ADA, status: '5.1.1' }))).toBeNull();
  });
});
