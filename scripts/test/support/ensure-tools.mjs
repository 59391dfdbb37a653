// @ts-check
import { messageOf } from '../../lib/launch-error.mjs';
import { ensureSystemTools } from '../../testing/system-tools.mjs';

await ensureSystemTools(process.cwd()).catch((error) => console.error(messageOf(error)));
