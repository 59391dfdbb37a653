// @ts-check
import { crowdFaults } from './rows/crowds.mjs';
import { databaseFaults } from './rows/database.mjs';
import { lockFaults } from './rows/locks.mjs';
import { mailFaults } from './rows/mail.mjs';
import { processFaults } from './rows/processes.mjs';
import { startFaults } from './rows/start.mjs';

/** Every fault the product has to survive, in the order of the table. @type {import('./fault.mjs').Fault[]} */
export const FAULTS = [
  ...processFaults,
  ...startFaults,
  ...databaseFaults,
  ...lockFaults,
  ...crowdFaults,
  ...mailFaults,
];
