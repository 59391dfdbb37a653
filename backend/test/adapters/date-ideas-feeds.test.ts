import { EventFeedSource } from '../../src/date-ideas/adapters/event-feeds/event-feed-source';
import { OutgoingClient } from '../../src/platform/outgoing/outgoing-client';
import { ManualClock } from '../support/time/manual-clock';
import { OutsideServer } from '../support/servers/outside-server';

const NOW = new Date('2026-11-21T12:00:00Z');
const outgoing = new OutgoingClient([]);
let feed: OutsideServer;
beforeAll(async () => {
  feed = await OutsideServer.start(() => ({ status: 500 }));
});
afterAll(() => Promise.all([feed.close(), outgoing.close()]));

function find(body: string, signal = AbortSignal.timeout(5_000)) {
  feed.answerAll({ type: 'text/plain', body });
  const source = new EventFeedSource(
    'feed',
    { source: 'Visit Fergus Falls', url: `${feed.url}/events` },
    new ManualClock(NOW),
    'HeartAndHead (http://localhost:3000)',
    outgoing,
  );
  return source.find({ kind: 'events', location: 'Lisbon', dateType: 'social-events' }, signal);
}

const calendar = (...events: readonly string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//EN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const dates = async (...events: readonly string[][]) =>
  (await find(calendar(...events))).map(({ name, date }) => [name, date]);

describe('an iCalendar feed', () => {
  it('lists events with place, description and ticket link', async () => {
    const [fair] = await find(
      calendar([
        'UID:1@fair',
        'SUMMARY:Winter market \\, day one',
        'DTSTART:20261205T180000Z',
        'LOCATION:Main Street\\, Fergus Falls',
        'DESCRIPTION:<p>Lights &amp\\; soup.</p><script>alert(1)</script>',
        'URL:https://visit.example/market',
        'CATEGORIES:Festival,Family',
      ]),
    );
    expect(fair).toMatchObject({
      id: expect.stringMatching(/^feed-[0-9a-f]{24}$/),
      name: 'Winter market , day one',
      date: '2026-12-05T18:00:00.000Z',
      address: 'Main Street, Fergus Falls',
      description: 'Lights & soup.',
      ticketUrl: 'https://visit.example/market',
      eventType: 'Markets & fairs',
      source: 'Visit Fergus Falls',
    });
  });

  it('reads days, zones with and without a definition, and times without a zone', async () => {
    expect(
      await dates(
        ['UID:1', 'SUMMARY:All day', 'DTSTART;VALUE=DATE:20261201'],
        ['UID:2', 'SUMMARY:In Chicago', 'DTSTART;TZID=America/Chicago:20261202T190000'],
        ['UID:3', 'SUMMARY:Nowhere in particular', 'DTSTART:20261203T190000'],
      ),
    ).toEqual([
      ['All day', '2026-12-01'],
      ['In Chicago', '2026-12-03T01:00:00.000Z'],
      ['Nowhere in particular', '2026-12-03T19:00:00'],
    ]);
    const own = [
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'TZID:Lake Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0600',
      'TZOFFSETTO:-0600',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:4',
      'SUMMARY:By the lake',
      'DTSTART;TZID=Lake Time:20261204T190000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    expect((await find(own)).map(({ date }) => date)).toEqual(['2026-12-05T01:00:00.000Z']);
  });

  it('lists the next occurrence of a series, heeding moved, dropped and canceled ones', async () => {
    const weekly = ['DTSTART;TZID=America/Chicago:20260105T190000', 'RRULE:FREQ=WEEKLY;BYDAY=MO'];
    expect(await dates(['UID:w', 'SUMMARY:Quiz', ...weekly])).toEqual([['Quiz', '2026-11-24T01:00:00.000Z']]);
    expect(
      await dates(['UID:w', 'SUMMARY:Quiz', ...weekly, 'EXDATE;TZID=America/Chicago:20261123T190000']),
    ).toEqual([['Quiz', '2026-12-01T01:00:00.000Z']]);
    const moved = ['UID:w', 'SUMMARY:Quiz, moved', 'RECURRENCE-ID;TZID=America/Chicago:20261123T190000'];
    expect(
      await dates(
        ['UID:w', 'SUMMARY:Quiz', ...weekly],
        [...moved, 'DTSTART;TZID=America/Chicago:20261125T190000'],
      ),
    ).toEqual([['Quiz, moved', '2026-11-26T01:00:00.000Z']]);
    expect(
      await dates(
        ['UID:w', 'SUMMARY:Quiz', ...weekly],
        [...moved, 'STATUS:CANCELLED', 'DTSTART;TZID=America/Chicago:20261123T190000'],
      ),
    ).toEqual([['Quiz', '2026-12-01T01:00:00.000Z']]);
  });

  it('leaves out events that are over, canceled or more than 60 days away', async () => {
    expect(
      await dates(
        ['UID:1', 'SUMMARY:Over', 'DTSTART:20261120T100000Z'],
        ['UID:2', 'SUMMARY:Off', 'DTSTART:20261201T100000Z', 'STATUS:CANCELLED'],
        ['UID:3', 'SUMMARY:Far', 'DTSTART:20270201T100000Z'],
        ['UID:4', 'SUMMARY:Ended series', 'DTSTART:20250101T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'],
        ['UID:5', 'SUMMARY:Today', 'DTSTART;VALUE=DATE:20261121'],
      ),
    ).toEqual([['Today', '2026-11-21']]);
  });

  it('keeps the other events when one is broken, and survives an endless rule', async () => {
    expect(
      await dates(
        ['UID:1', 'SUMMARY:No date'],
        ['UID:2', 'SUMMARY:Every second since 1970', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'],
        ['UID:3', 'DTSTART:20261201T100000Z'],
        ['UID:4', 'SUMMARY:Fine', 'DTSTART:20261201T100000Z'],
      ),
    ).toEqual([['Fine', '2026-12-01T10:00:00.000Z']]);
  });
});

describe('an RSS or Atom feed', () => {
  const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title><link>http://a.example</link><description>d</description>
    <item><title>Jazz &amp;amp; soup</title><link>https://a.example/1</link><guid>g-1</guid>
      <description><![CDATA[<img src=x onerror=alert(1)>A <b>warm</b> evening&nbsp;out.]]></description>
      <category>Concert</category><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>
    <item><title>Bad link</title><link>javascript:alert(1)</link></item>
    <item><description>No title</description></item></channel></rss>`;
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>u</id><updated>2026-01-01T00:00:00Z</updated>
    <entry><title type="html">The hidden garden</title><id>e1</id><link rel="self" href="https://a.example/self"/>
      <link rel="alternate" href="https://a.example/2"/><updated>2026-01-01T00:00:00Z</updated><summary>Behind a door.</summary></entry></feed>`;

  it('lists entries without markup, and never uses the publication date as the event date', async () => {
    const ideas = await find(rss);
    expect(ideas).toHaveLength(2);
    expect(ideas[0]).toMatchObject({
      name: 'Jazz & soup',
      description: 'A warm evening out.',
      ticketUrl: 'https://a.example/1',
      eventType: 'Live music',
      date: null,
    });
    expect(ideas[1]).toMatchObject({ name: 'Bad link', ticketUrl: null });
  });

  it('also reads Atom', async () => {
    expect(await find(atom)).toMatchObject([
      { name: 'The hidden garden', description: 'Behind a door.', ticketUrl: 'https://a.example/2' },
    ]);
  });

  it('keeps ids stable between fetches', async () => {
    expect((await find(rss)).map(({ id }) => id)).toEqual((await find(rss)).map(({ id }) => id));
  });

  it('truncates long texts', async () => {
    const [idea] = await find(rss.replace('Jazz', 'J'.repeat(5_000)).replace('warm', 'w'.repeat(9_000)));
    expect([...(idea?.name ?? '')]).toHaveLength(140);
    expect([...(idea?.description ?? '')].length).toBeLessThanOrEqual(400);
  });
});

describe('a feed that does not work', () => {
  it.each([
    ['nonsense', 'nonsense'],
    ['a page', '<!doctype html><html><body>Not found</body></html>'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Half'],
    ['nothing', ''],
  ])('fails cleanly: %s', async (_what, body) => {
    await expect(find(body)).rejects.toThrow('did not answer with a readable feed');
  });

  it('fails cleanly on more than 2 MB, and on a timeout', async () => {
    await expect(find('x'.repeat(2_100_000))).rejects.toThrow('answered more than 2 MB');
    const silent = find('', AbortSignal.timeout(60));
    feed.answerAll('silent');
    await expect(silent).rejects.toThrow(/abort|timeout/i);
  });
});
