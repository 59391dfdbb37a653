import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: object;
  read_only?: boolean;
  cap_drop?: string[];
  profiles?: string[];
  depends_on?: Record<string, object>;
  deploy?: { replicas: number };
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
const PRODUCT = ['api', 'worker'] as const;
/** Runs once, with the same image. */
const MIGRATE = 'migrate';

describe('docker-compose.yml', () => {
  it('is the production shape: several API processes and workers behind a proxy, and monitoring on request', () => {
    expect(Object.keys(services).sort()).toEqual([
      'api',
      'grafana',
      'mail',
      'migrate',
      'postgres',
      'prometheus',
      'proxy',
      'redis',
      'worker',
    ]);
    for (const name of PRODUCT) {
      expect(services[name]?.deploy?.replicas).toBeGreaterThanOrEqual(2);
      expect(services[name]?.environment?.['ROLE']).toBe(name);
    }
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
    expect(missing).toEqual(name === 'api' ? ['WORKER_PORT'] : ['TRUST_PROXY', 'DRAIN_SECONDS']);
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

describe('monitoring', () => {
  it('reads the metrics with the token', () => {
    const { scrape_configs: jobs } = parse(read('docker/prometheus.yml')) as {
      scrape_configs: { authorization?: { credentials_file: string } }[];
    };
    expect(jobs).toHaveLength(2);
    for (const { authorization } of jobs)
      expect(authorization).toEqual({ credentials_file: '/tmp/metrics-token' });
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

describe("Grafana's dashboard", () => {
  it('queries only metrics that the product has', async () => {
    const metrics = new Metrics();
    metrics.watchPool(() => ({ total: 0, idle: 0, waiting: 0 }));
    metrics.watchBacklog(() => Promise.resolve({ depth: 0, oldestSeconds: 0, serverAwaySeconds: 0 }));
    const known = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const { panels } = JSON.parse(read('docker/grafana/dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const asked = panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .flatMap((expr) => expr.match(/\b[a-z]+(_[a-z0-9]+)+\b(?!\s*\()/g) ?? [])
      .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
    expect(asked.length).toBeGreaterThanOrEqual(panels.length);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
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
