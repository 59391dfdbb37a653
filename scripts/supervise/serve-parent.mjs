// @ts-check

const FORCE_AFTER_MS = 10_000;

/**
 * The child's side of `startForked`: starts the server, tells the parent what it answers, and stops it when the parent
 * says so. Ends with the parent, so that a killed launcher leaves nothing behind.
 * @template Input
 * @param {(input: Input) => Promise<{ facts: object, close: () => Promise<unknown> }>} start
 */
export async function serveParent(start) {
  process.once('disconnect', () => process.exit(1));
  // The terminal may be gone before the product is.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const { facts, close } = await start(JSON.parse(process.argv[2] ?? '{}'));
    const stop = () => {
      setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('message', stop);
    process.once('SIGTERM', stop);
    process.send?.({ facts });
  } catch (error) {
    const isKnown = error instanceof Error && ['LaunchError', 'StartupError'].includes(error.name);
    if (!isKnown) throw error;
    process.send?.({ refusal: error.message }, () => process.exit(1));
  }
}
