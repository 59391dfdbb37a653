import { setTimeout as pause } from 'node:timers/promises';
import type { OutgoingClient } from '../../../platform/outgoing/outgoing-client';
import type { Point } from '../google/google-geocoder';
import { SourceFailure } from '../../sources/idea-source';
import { listOf, member, readJson } from '../outside-call';

/** The public server allows at most one request per second, over all users. */
const APART_MS = 1_000;
const REMEMBERED_MAX = 1_000;

/** OpenStreetMap's search for places by name. */
export class Nominatim {
  private free: Promise<unknown> = Promise.resolve();
  private readonly known = new Map<string, Point | null>();

  constructor(
    private readonly url: string,
    private readonly userAgent: string,
    private readonly outgoing: OutgoingClient,
  ) {}

  /** Null when there is no such place. A place found once is not looked up again. */
  async locate(name: string, signal: AbortSignal): Promise<Point | null> {
    const remembered = this.known.get(name);
    if (remembered !== undefined) return remembered;
    const turn = this.free;
    this.free = turn.then(() => pause(APART_MS, undefined, { ref: false }));
    await turn;
    signal.throwIfAborted();
    const point = await this.ask(name, signal);
    if (this.known.size >= REMEMBERED_MAX) this.known.clear();
    this.known.set(name, point);
    return point;
  }

  private async ask(name: string, signal: AbortSignal): Promise<Point | null> {
    const query = new URLSearchParams({ q: name, format: 'jsonv2', limit: '1' });
    const answer = await readJson(this.outgoing, `${this.url}/search?${query.toString()}`, {
      signal,
      headers: { 'user-agent': this.userAgent },
    });
    if (!Array.isArray(answer)) throw new SourceFailure('Nominatim did not answer with a list');
    const [first] = listOf(answer);
    if (first === undefined) return null;
    const point = { latitude: Number(member(first, 'lat')), longitude: Number(member(first, 'lon')) };
    if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude))
      throw new SourceFailure('Nominatim answered without coordinates');
    return point;
  }
}
