// @ts-check
const { ROLE, PORT = '3000', WORKER_PORT = PORT } = process.env;
const answer = await fetch(`http://127.0.0.1:${ROLE === 'worker' ? WORKER_PORT : PORT}/readyz`).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
