import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account/auth';
import { ARRIVED_ANSWERS, firstScreenReads } from '#contract/first-screen';
import { API } from '#contract/paths';

/** The page doesn't wait longer for its answers: the client asks for what is missing. */
const WITHIN_MS = 500;
/** So that a long list doesn't hold up the page that it is on. */
const AT_MOST_CHARACTERS = 120_000;
/** What the answers depend on besides the path. */
const PASSED_ON = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
];

interface Answer {
  readonly path: string;
  readonly tag: string | null;
  readonly body: string;
  /** Of a session that was prolonged. */
  readonly cookies: string | string[] | number | undefined;
}

/**
 * The answers to what a signed-in user's first screen reads, as a block of data for its page. They come from the API's
 * own routes, with all their guards. Empty for other pages, for a session that may not read them, and for answers that
 * take too long.
 */
export async function arrivingAnswers(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): Promise<string> {
  const reads = firstScreenReads(request.url);
  if (!reads || !isOpenedByBrowser(request)) return '';
  const late = wait(WITHIN_MS, null, { ref: false });
  const read = (path: string) => Promise.race([answerOf(server, request, path), late]);
  const user = await read(API.currentUser);
  if (!user) return '';
  if (user.cookies !== undefined) void reply.header('set-cookie', user.cookies);
  const { onboardingComplete } = JSON.parse(user.body) as CurrentUser;
  const others = onboardingComplete ? await Promise.all(reads.map(read)) : [];
  return dataBlock([user, ...others.filter((answer) => answer !== null)], nonce);
}

/** Not read by a script or an image of another site, which some browsers would let ask for it. */
function isOpenedByBrowser({ headers, method }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return method === 'GET' && (destination === undefined || destination === 'document');
}

async function answerOf(
  server: FastifyInstance,
  { headers, socket }: FastifyRequest,
  path: string,
): Promise<Answer | null> {
  const passed = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  const answer = await server
    .inject({
      url: path,
      headers: Object.fromEntries(passed) as Record<string, string>,
      remoteAddress: socket.remoteAddress ?? '',
    })
    .catch(() => null);
  if (answer?.statusCode !== 200) return null;
  const { etag, 'set-cookie': cookies } = answer.headers;
  return { path, tag: etag === undefined ? null : String(etag), body: answer.body, cookies };
}

function dataBlock(answers: readonly Answer[], nonce: string): string {
  let length = 0;
  const entries = answers.flatMap(({ path, tag, body }) => {
    if (length + body.length > AT_MOST_CHARACTERS) return [];
    length += body.length;
    return `${JSON.stringify(path)}:{"tag":${JSON.stringify(tag)},"answer":${body}}`;
  });
  // No text of a user's can end the element or begin a comment in it.
  const json = `{${entries.join(',')}}`.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ARRIVED_ANSWERS}" nonce="${nonce}">${json}</script>`;
}
