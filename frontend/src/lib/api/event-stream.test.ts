import { eventParser, type StreamEvent } from './event-stream';

const parsed = (...pieces: string[]): StreamEvent[] => pieces.flatMap(eventParser());

describe('server-sent events', () => {
  it('come out in order, with their names', () => {
    expect(parsed('data: {"delta":"Hi"}\n\nevent: done\ndata: {"response":"Hi"}\n\n')).toEqual([
      { name: 'message', data: '{"delta":"Hi"}' },
      { name: 'done', data: '{"response":"Hi"}' },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('are the same wherever the network cuts them (line end %j)', (end) => {
    const text = ['event: done', 'data: one', 'data: two', '', 'data: three', '', ''].join(end);
    const whole = [
      { name: 'done', data: 'one\ntwo' },
      { name: 'message', data: 'three' },
    ];
    // The very last carriage return could still be half of a line's end.
    const after = ': bye';
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(parsed(text.slice(0, cut), text.slice(cut), after)).toEqual(whole);
    expect(parsed(...text, after)).toEqual(whole);
  });

  it('may carry comments, unknown fields, colons and no space', () => {
    expect(parsed(': keep alive\nid: 7\nretry\ndata:a: b\n\n')).toEqual([{ name: 'message', data: 'a: b' }]);
  });

  it('without data are none, and forget their name', () => {
    expect(parsed('event: done\n\ndata: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });

  it('that are not complete are not told', () => {
    expect(parsed('event: done\ndata: half')).toEqual([]);
  });
});
