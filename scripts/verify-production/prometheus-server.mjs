// @ts-check
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { Daemon } from './daemon.mjs';

const SHIPPED = 'docker/prometheus';
const TOKEN_FILE = '/tmp/metrics-token';

/** Prometheus with the shipped configuration and alerts; only addresses and the token's file are others. */
export class PrometheusServer {
  port = 0;

  /** @param {import('./keeper.mjs').Keeper} keeper @param {string} program @param {string} root */
  constructor(keeper, program, root) {
    this.keeper = keeper;
    this.program = program;
    this.shipped = join(root, SHIPPED);
  }

  /** @param {Readonly<Record<string, number>>} ports of the services, by name @param {string} token METRICS_TOKEN */
  async start(ports, token) {
    this.port = await freePort();
    const folder = join(this.keeper.folder, 'prometheus');
    mkdirSync(folder);
    const tokenFile = join(folder, 'metrics-token');
    writeFileSync(tokenFile, token, { mode: 0o600 });
    copyFileSync(join(this.shipped, 'alerts.yml'), join(folder, 'alerts.yml'));
    let config = readFileSync(join(this.shipped, 'prometheus.yml'), 'utf8').replaceAll(TOKEN_FILE, tokenFile);
    for (const [name, port] of Object.entries(ports))
      config = config.replaceAll(`'${name}:3000'`, `'127.0.0.1:${port}'`);
    writeFileSync(join(folder, 'prometheus.yml'), config);
    const daemon = new Daemon(this.keeper, {
      name: 'prometheus',
      command: this.program,
      args: [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${this.port}`,
      ],
      port: this.port,
    });
    await daemon.start();
  }

  /** @param {string} expression @returns {Promise<{ metric: Record<string, string>, value: number }[]>} */
  async query(expression) {
    const { data } = await this.#ask(`/api/v1/query?query=${encodeURIComponent(expression)}`);
    return data.result.map(
      (/** @type {{ metric: Record<string, string>, value: [number, string] }} */ one) => ({
        metric: one.metric,
        value: Number(one.value[1]),
      }),
    );
  }

  /** The names of the alerts that fire. @returns {Promise<string[]>} */
  async firing() {
    const { data } = await this.#ask('/api/v1/alerts');
    const alerts = /** @type {{ state: string, labels: { alertname: string } }[]} */ (data.alerts);
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname);
  }

  /** @param {string} path */
  async #ask(path) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`);
    if (!response.ok) throw new Error(`Prometheus answered ${response.status}: ${await response.text()}`);
    return /** @type {any} */ (await response.json());
  }
}
