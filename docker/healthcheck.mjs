// @ts-check
const { ROLE, PORT = '3000', WORKER_PORT = PORT } = process.env;
const { ok } = await fetch(`http://127.0.0.1:${ROLE === 'worker' ? WORKER_PORT : PORT}/readyz`);
process.exit(ok ? 0 : 1);
