// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** `${NAME:-default}`: this machine's own environment must not count. */
const VARIABLE = /\$\{\w+:-([^}]*)\}/g;

/**
 * What docker-compose.yml sets for its services.
 * @param {string} root
 */
export function composeShape(root) {
  /** @type {{ services: Record<string, { environment?: Record<string, string>, command?: string }> }} */
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const named = (/** @type {string} */ prefix) =>
    Object.keys(services).filter((name) => name.startsWith(prefix));
  return {
    apis: named('api-'),
    workers: named('worker-'),
    /** A service's environment, without what is empty. @param {string} name @returns {Record<string, string>} */
    environmentOf: (name) =>
      Object.fromEntries(
        Object.entries(services[name]?.environment ?? {})
          .map(([key, value]) => [key, String(value).replace(VARIABLE, '$1')])
          .filter(([, value]) => value !== ''),
      ),
    /** The arguments of a service's command. @param {string} name @returns {string[]} */
    argumentsOf: (name) => (services[name]?.command ?? '').split(/\s+/).filter(Boolean).slice(1),
  };
}
