interface Report {
  readonly address: string;
  readonly messageId: string;
}

/** A non-delivery report like Postfix's. */
export function deliveryReport({
  address,
  messageId,
  status,
  action = 'failed',
}: Report & {
  readonly status: string;
  readonly action?: string;
}): string {
  return report('delivery-status', [
    ['text/plain; charset=us-ascii', `This is the mail system.\n\n<${address}>: host mx.example said no`],
    [
      'message/delivery-status',
      [
        'Reporting-MTA: dns; mx.example',
        'Arrival-Date: Sat, 10 Jan 2026 10:00:00 +0000 (UTC)',
        '',
        `Final-Recipient: rfc822; ${address}`,
        `Original-Recipient: rfc822;${address}`,
        `Action: ${action}`,
        `Status: ${status}`,
        'Remote-MTA: dns; mx.there.example',
        `Diagnostic-Code: smtp; 550 ${status} <${address}>:`,
        '    Recipient address rejected',
      ].join('\n'),
    ],
    ['text/rfc822-headers', `Subject: Hello\nMessage-ID:\n ${messageId}\nTo: ${address}\n`],
  ]);
}

/** A complaint like the ones providers send when a reader presses "this is spam". */
export function complaintReport({
  address,
  messageId,
  type = 'abuse',
}: Report & {
  readonly type?: string;
}): string {
  return report('feedback-report', [
    ['text/plain', 'This is an email abuse report.'],
    [
      'message/feedback-report',
      `Feedback-Type: ${type}\nUser-Agent: SomeGenerator/1.0\nVersion: 1\nOriginal-Rcpt-To: <${address}>\n`,
    ],
    ['message/rfc822', `From: <hello@dates.example>\nTo: <${address}>\nMessage-ID: ${messageId}\n\nHello.`],
  ]);
}

function report(type: string, parts: readonly (readonly [contentType: string, body: string])[]): string {
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: A report',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type};`,
    '\tboundary="9B095B5ADSN=_01/mx.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    ...parts.flatMap(([contentType, body]) => [
      '--9B095B5ADSN=_01/mx.example',
      `Content-Type: ${contentType}`,
      '',
      body,
      '',
    ]),
    '--9B095B5ADSN=_01/mx.example--',
    '',
  ];
  return lines.join('\n').replaceAll('\n', '\r\n');
}
