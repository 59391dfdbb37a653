import { readEvents, type StreamEvent } from './event-stream';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Parses a body that arrives in these chunks. */
async function eventsOf(...pieces: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes(piece) : piece);
      controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEvents(body, new AbortController().signal)) events.push(event);
  return events;
}

describe('server-sent events', () => {
  it('arrive in order, with their names', async () => {
    expect(await eventsOf('data: {"delta":"Hi"}\n\nevent: done\ndata: {"response":"Hi"}\n\n')).toEqual([
      { name: 'message', data: '{"delta":"Hi"}' },
      { name: 'done', data: '{"response":"Hi"}' },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'are the same wherever the network splits them (line ending %j)',
    async (end) => {
      const text = ['event: done', 'data: one', 'data: two', '', 'data: three', '', ''].join(end);
      const whole = [
        { name: 'done', data: 'one\ntwo' },
        { name: 'message', data: 'three' },
      ];
      // A final carriage return could still be half of a line ending, until another line follows.
      const after = `: bye${end}`;
      for (let cut = 0; cut <= text.length; cut += 1)
        expect(await eventsOf(text.slice(0, cut), text.slice(cut), after)).toEqual(whole);
      expect(await eventsOf(...text, after)).toEqual(whole);
    },
  );

  it('are complete even if the network splits a character', async () => {
    const body = bytes('data: Zoë 💛\n\n');
    for (let cut = 0; cut <= body.length; cut += 1)
      expect(await eventsOf(body.subarray(0, cut), body.subarray(cut))).toEqual([
        { name: 'message', data: 'Zoë 💛' },
      ]);
  });

  it('may follow a byte order mark', async () => {
    expect(await eventsOf('\uFEFFdata: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });

  it('may contain comments, unknown fields, colons and no space', async () => {
    expect(await eventsOf(': keep alive\nid: 7\nretry\nmood: good\ndata:a: b\n\n')).toEqual([
      { name: 'message', data: 'a: b' },
    ]);
  });

  it('may be empty', async () => {
    expect(await eventsOf('data\n\ndata:\ndata: x\n\n')).toEqual([
      { name: 'message', data: '' },
      { name: 'message', data: '\nx' },
    ]);
  });

  it('without data are dropped, including their name', async () => {
    expect(await eventsOf('event: done\n\ndata: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });

  it('that are incomplete are not reported', async () => {
    expect(await eventsOf('event: done\ndata: half')).toEqual([]);
  });

  it('end without an error once the reader stops', async () => {
    let isCanceled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('data: first\n\n')),
      cancel: () => void (isCanceled = true),
    });
    const stopping = new AbortController();
    const events: StreamEvent[] = [];
    for await (const event of readEvents(body, stopping.signal)) {
      events.push(event);
      stopping.abort();
    }
    expect(events).toEqual([{ name: 'message', data: 'first' }]);
    expect(isCanceled).toBe(true);
  });
});
