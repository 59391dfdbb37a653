// @ts-check
import { startPostgres } from '../../embedded/postgres.mjs';

// A launcher in small: prints the address of its database, and stops it when its input ends.
const [dataDir = ''] = process.argv.slice(2);
const server = await startPostgres({ dataDir });
console.log(server.url);
process.stdin.once('end', () => void server.stop()).resume();
