// @ts-check
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {import('../faults/product.mjs').Product} Product @typedef {{ minutes: number, values: Record<string, number> }} Reading */

const SAMPLE_MS = 200;

/** Resident memory of a process, in MB. @param {number} pid */
function residentMb(pid) {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Open files, sockets and timers' descriptors of a process. @param {number} pid */
const handles = (pid) => readdirSync(`/proc/${pid}/fd`).length;

/**
 * Watches the memory of each process, in MB; `least` ends it and returns the least of each, which is what garbage
 * collection could not free. @param {Product} product
 */
export function watchMemory(product) {
  /** @type {Record<string, number>} */
  const least = {};
  const timer = setInterval(() => {
    for (const { role, pid } of product.runners) {
      const name = `${role} RSS MB`;
      least[name] = Math.min(least[name] ?? Infinity, residentMb(pid ?? 0));
    }
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return least;
  };
}

/**
 * Handles of each process, and the size of each table with its indexes in MB. @param {Product} product
 * @returns {Promise<Record<string, number>>}
 */
export async function read(product) {
  /** @type {Record<string, number>} */
  const values = {};
  for (const { role, pid } of product.runners) values[`${role} handles`] = handles(pid ?? 0);
  const tables = await product.sql(
    `select relname, pg_total_relation_size(oid)::float8 / 1048576 as mb from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { relname, mb } of tables) values[`${relname} MB`] = mb;
  values['database connections'] = Number(
    (
      await product.sql(`select count(*)::int as n from pg_stat_activity where datname = current_database()`)
    )[0]?.['n'],
  );
  return values;
}

/**
 * How much a value grew over the readings: the least-squares line's rise, in units and in percent of where it began.
 * @param {readonly Reading[]} readings @param {string} name
 */
export function growth(readings, name) {
  const points = readings.map(({ minutes, values }) => ({ x: minutes, y: values[name] ?? 0 }));
  const mean = (/** @type {number[]} */ numbers) =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const perMinute = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / (spread || 1);
  const minutes = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  const first = y - perMinute * (x - (points[0]?.x ?? 0));
  return { first, perMinute, percent: first === 0 ? 0 : (100 * perMinute * minutes) / first };
}

/**
 * By how many percent the highest reading of the later half exceeds the highest of the earlier half. A process's memory
 * falls with every collection, so a line through it says where the collections were; a leak raises the highest reading.
 * @param {readonly Reading[]} readings @param {string} name
 */
export function rise(readings, name) {
  const highest = (/** @type {readonly Reading[]} */ some) =>
    Math.max(...some.map(({ values }) => values[name] ?? 0));
  const middle = Math.ceil(readings.length / 2);
  const before = highest(readings.slice(0, middle));
  return before === 0 ? 0 : 100 * (highest(readings.slice(middle)) / before - 1);
}
