import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { COMPLAINT_LIMITS } from '#contract/console/campaigns/campaign-activity';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { findOnPath } from '../lib/find-on-path.mjs';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  entrypoint?: string[];
  volumes?: string[];
  healthcheck?: object;
  read_only?: boolean;
  cap_drop?: string[];
  profiles?: string[];
  depends_on?: Record<string, object>;
}
const { services, volumes } = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
/** Set by the image, only for tests, or only without containers. */
const OF_THE_IMAGE: readonly string[] = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_OWNER_URL',
  'KEYS_DIR',
  'INBOX_PORT',
  'GOOGLE_MAPS_BASE_URL',
  'GOOGLE_PLACES_BASE_URL',
];
const APIS = ['api-1', 'api-2'] as const;
const WORKERS = ['worker-1', 'worker-2'] as const;
const PRODUCT = [...APIS, ...WORKERS];
/** Runs once, with the same image. */
const MIGRATE = 'migrate';

describe('docker-compose.yml', () => {
  it('is the production shape: several API processes and workers behind a proxy, and monitoring on request', () => {
    expect(Object.keys(services).sort()).toEqual([
      'api-1',
      'api-2',
      'grafana',
      'mail',
      'migrate',
      'postgres',
      'prometheus',
      'proxy',
      'redis',
      'worker-1',
      'worker-2',
    ]);
    for (const name of APIS) expect(services[name]?.environment?.['ROLE']).toBe('api');
    for (const name of WORKERS) expect(services[name]?.environment?.['ROLE']).toBe('worker');
    const onRequest = Object.entries(services).filter(([, { profiles }]) => profiles);
    expect(onRequest.map(([name]) => name).sort()).toEqual(['grafana', 'prometheus']);
  });

  it('gives the owner of the tables to the migration alone, which the product waits for', () => {
    const { [MIGRATE]: migrate, ...others } = services;
    expect(migrate?.environment?.['DATABASE_OWNER_URL']).toContain('heart_and_head:');
    for (const service of Object.values(others))
      expect(JSON.stringify(service.environment ?? {})).not.toContain('DATABASE_OWNER_URL');
    for (const name of PRODUCT) {
      expect(services[name]?.depends_on?.[MIGRATE]).toEqual({ condition: 'service_completed_successfully' });
      expect(services[name]?.environment?.['DATABASE_URL']).not.toContain('${POSTGRES_PASSWORD');
    }
  });

  it.each([...PRODUCT, MIGRATE])('gives the %s a read-only root and no capabilities', (name) => {
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it.each([...PRODUCT, MIGRATE])('sets only documented variables: %s', (name) => {
    const documented = read('docs/configuration.md');
    const unknown = Object.keys(services[name]?.environment ?? {}).filter(
      (variable) => !documented.includes(`\`${variable}\``),
    );
    expect(unknown).toEqual([]);
  });

  it.each(PRODUCT)('passes on every setting: %s', (name) => {
    const set = Object.keys(services[name]?.environment ?? {});
    const rows = read('docs/configuration.md').match(/^\| `[A-Z_`, ]+/gm) ?? [];
    const documented = rows.flatMap((row) => row.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(documented.length).toBeGreaterThan(30);
    const missing = documented.filter(
      (variable) => !set.includes(variable) && !OF_THE_IMAGE.includes(variable),
    );
    const isApi = services[name]?.environment?.['ROLE'] === 'api';
    expect(missing).toEqual(isApi ? ['WORKER_PORT'] : ['TRUST_PROXY', 'DRAIN_SECONDS']);
  });

  it('asks for passwords of 8 characters, and administrators for a second factor', () => {
    for (const name of PRODUCT)
      expect(services[name]?.environment).toMatchObject({
        PASSWORD_MIN_LENGTH: '${PASSWORD_MIN_LENGTH:-8}',
        ADMIN_TWO_FACTOR: '${ADMIN_TWO_FACTOR:-required}',
      });
  });

  it('has a health check for every service whose image has none', () => {
    const unwatched = Object.entries(services).filter(([, { healthcheck }]) => !healthcheck);
    expect(unwatched.map(([name]) => name).sort()).toEqual([...PRODUCT, MIGRATE].sort());
    expect(read('docker/Dockerfile')).toMatch(/^HEALTHCHECK .*"node", "docker\/healthcheck\.mjs"/m);
  });

  it('mounts only existing files and declared volumes', () => {
    for (const volume of Object.values(services).flatMap((service) => service.volumes ?? [])) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./'))
        expect({ source, there: existsSync(join(ROOT, source)) }).toEqual({ source, there: true });
      else expect(Object.keys(volumes)).toContain(source);
    }
  });
});

describe('every image', () => {
  it('is pinned to a version and its digest, so that a tag moved by someone else changes nothing', () => {
    const [, base = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(read('docker/Dockerfile')) ?? [];
    const used = Object.values(services).flatMap(({ image }) => (image === 'heart-and-head' ? [] : [image]));
    expect(used.length).toBeGreaterThanOrEqual(6);
    for (const image of [base, ...used])
      expect(image).toMatch(/^[\w/-]+:v?\d+\.[\w.-]+@sha256:[0-9a-f]{64}$/);
    expect(read('renovate.json')).toContain('docker:pinDigests');
  });
});

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}

describe('monitoring', () => {
  const { scrape_configs: jobs, rule_files } = parse(read('docker/prometheus/prometheus.yml')) as {
    scrape_configs: {
      authorization?: { credentials_file: string };
      static_configs: { targets: string[] }[];
    }[];
    rule_files: string[];
  };
  const { groups } = parse(read('docker/prometheus/alerts.yml')) as Rules;
  const alerts = groups.flatMap(({ rules }) => rules);

  /** Runs what the container does before it becomes Prometheus. */
  function enter(token: string) {
    const folder = mkdtempSync(join(tmpdir(), 'metrics-token-'));
    const file = join(folder, 'token');
    const script = (services['prometheus']?.entrypoint?.at(-1) ?? '')
      .replaceAll('$$', '$')
      .replace('/tmp/metrics-token', file)
      .replace(/exec \/bin\/prometheus .*/, 'true');
    const { status, stdout } = spawnSync('/bin/sh', ['-c', script], {
      env: { METRICS_TOKEN: token },
      encoding: 'utf8',
    });
    const written = existsSync(file)
      ? { text: readFileSync(file, 'utf8'), mode: statSync(file).mode & 0o777 }
      : null;
    rmSync(folder, { recursive: true });
    return { status, stdout, written };
  }

  it('reads the metrics of every process with the token, which the container writes where it is read', () => {
    expect(enter('s3cret $HOME')).toEqual({
      status: 0,
      stdout: '',
      written: { text: 's3cret $HOME', mode: 0o600 },
    });
    expect(enter('')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Set METRICS_TOKEN in .env') as string,
      written: null,
    });
    expect(jobs).toHaveLength(2);
    for (const { authorization } of jobs)
      expect(authorization).toEqual({ credentials_file: '/tmp/metrics-token' });
    const targets = jobs.flatMap(({ static_configs }) => static_configs.flatMap((each) => each.targets));
    expect(targets).toEqual(PRODUCT.map((name) => `${name}:3000`));
  });

  it('alerts with what happened, what it means, and a recipe that exists', () => {
    for (const file of rule_files) expect(existsSync(join(ROOT, 'docker/prometheus', file))).toBe(true);
    expect(alerts.length).toBeGreaterThan(10);
    const operations = read('docs/operations.md');
    for (const { alert, annotations } of alerts) {
      expect({ alert, has: Object.keys(annotations) }).toEqual({
        alert,
        has: ['summary', 'description', 'recipe'],
      });
      const [document, recipe] = (annotations['recipe'] ?? '').split(': ');
      expect(document).toBe('docs/operations.md');
      expect(operations).toContain(`**${recipe}.**`);
    }
  });

  it('alerts as it should on recorded series', () => {
    const promtool = findOnPath(['promtool']);
    if (!promtool)
      throw new Error('This test needs promtool: install Prometheus (apt-get install prometheus).');
    const told = spawnSync(promtool, ['test', 'rules', join(ROOT, 'docker/prometheus/alerts.test.yml')], {
      encoding: 'utf8',
    });
    expect(told.stdout + told.stderr).toMatch(/SUCCESS\s*$/);
    expect(told.status).toBe(0);
    const tested = read('docker/prometheus/alerts.test.yml');
    const isTested = ({ alert }: { alert: string }) =>
      new RegExp(`alertname: ${alert}\n +exp_alerts:|alertname: ${alert}, exp_alerts`).test(tested);
    expect(alerts.filter((alert) => !isTested(alert))).toEqual([]);
  });

  it("asks only for metrics that the product has, also on Grafana's dashboard", async () => {
    const metrics = new Metrics();
    metrics.watchPool(() => ({ total: 0, idle: 0, waiting: 0 }));
    metrics.watchBacklog(() => Promise.resolve({ depth: 0, oldestSeconds: 0, serverAwaySeconds: 0 }));
    const known = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const { panels } = JSON.parse(read('docker/grafana/dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const expressions = [
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...alerts.map(({ expr }) => expr),
    ];
    const asked = expressions
      .flatMap((expr) => expr.match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()/g) ?? [])
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(asked.length).toBeGreaterThanOrEqual(expressions.length - 3);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    const own = [...known].filter((name) => !/^(process|nodejs)_/.test(name ?? ''));
    const drawn = JSON.stringify(panels);
    expect(own.filter((name) => !drawn.includes(name ?? ''))).toEqual([]);
  });

  it('alerts of email reported as spam when System Health warns of it', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'ReportedAsSpam') ?? {};
    const { rate, minComplaints, days } = COMPLAINT_LIMITS;
    expect(expr).toContain(` > ${rate} `);
    expect(expr).toMatch(new RegExp(` >= ${minComplaints}$`));
    expect(expr.match(/\[\w+\]/g)).toEqual(Array(3).fill(`[${days}d]`));
  });
});

describe('the image', () => {
  const lines = read('docker/Dockerfile').split('\n');

  it('does not run as root', () => {
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users).toEqual(['USER node']);
    expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('ENTRYPOINT')));
  });

  it('copies only existing files that .dockerignore lets through', () => {
    const ignore = read('.dockerignore').split('\n');
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect({ source, there: existsSync(join(ROOT, source)) }).toEqual({ source, there: true });
      expect({ source, allowed: ignore.includes(`!${source}`) }).toEqual({ source, allowed: true });
    }
  });
});

describe('the version of Node', () => {
  it('is the same for developers, the image and continuous integration, which also runs the oldest one', () => {
    const current = read('.nvmrc').trim();
    expect(read('docker/Dockerfile')).toContain(`ARG NODE_IMAGE=node:${current}.`);
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const oldest = engines.node.replace('>=', '');
    expect(read('.github/workflows/ci.yml')).toContain(`node: ['${oldest}', '${current}']`);
  });
});
