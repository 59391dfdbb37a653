// @ts-check
import { mailFaults } from './rows/mail.mjs';
import { processFaults } from './rows/processes.mjs';
import { startFaults } from './rows/start.mjs';

/** Every fault the product has to survive, in the order of the table. @type {import('./fault.mjs').Fault[]} */
export const FAULTS = [...processFaults, ...startFaults, ...mailFaults];
