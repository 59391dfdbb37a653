// @ts-check
import { startPostgres } from '../../embedded/postgres.mjs';

// A minimal launcher: prints its database's address, and stops the database when its input ends.
const [dataDir = ''] = process.argv.slice(2);
const server = await startPostgres({ dataDir });
console.log(server.url);
process.stdin.once('end', () => void server.stop()).resume();
