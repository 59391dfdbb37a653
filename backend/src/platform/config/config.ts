import { isIP } from 'node:net';
import { join } from 'node:path';
import { PASSWORD_MIN_DEFAULT, REGISTER_RULES } from '#contract/account/auth';
import { readConsole, type ConsoleConfig } from './console-config';
import { isLoopbackHost } from '../outgoing/network-address';
import { EnvironmentReader } from './environment-reader';
import { readIdeaSources, type IdeaSourcesConfig } from './idea-sources-config';
import { readMail, type MailConfig } from './mail-config';
import { readPush, type PushConfig } from './push-config';
import { readRecordQuotas, type RecordQuotas } from './record-quotas';
import { StartupError } from './startup-error';
import { readStorageCaps, type StorageCaps } from './storage-caps';

type Role = 'all' | 'api' | 'worker';
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);
/** What happens to an answer that differs from its contract. */
export type AnswerCheck = 'off' | 'warn' | 'refuse';
const ANSWER_CHECKS: Readonly<Record<string, AnswerCheck>> = { production: 'off', test: 'refuse' };
export type LogLevel = (typeof LOG_LEVELS)[number];

const NOT_HTTPS =
  'APP_URL does not begin with https: passwords, sessions and the links in emails cross the network in the clear. Put a proxy with a certificate in front, and set APP_URL to its https address.';

/** The settings from the environment, validated once at boot; also the injection token. */
export class Config {
  readonly answerCheck: AnswerCheck;
  readonly role: Role;
  readonly port: number;
  readonly host: string;
  readonly appUrl: string;
  readonly databaseUrl: string;
  /** The role that owns the tables and migrates them; null when `databaseUrl` does both. */
  readonly databaseOwnerUrl: string | null;
  /** A streaming replica for reads that may leave the primary alone; null without one. */
  readonly databaseReadUrl: string | null;
  readonly redisUrl: string | null;
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly adminEmail: string;
  readonly adminPassword: string | null;
  /** Whether the administrator has to sign in with a second factor. */
  readonly adminTwoFactor: 'optional' | 'required';
  readonly sessionSecret: Buffer;
  readonly previousSessionSecrets: readonly Buffer[];
  readonly dataKey: Buffer;
  readonly previousDataKeys: readonly Buffer[];
  readonly passwordMinLength: number;
  readonly trustProxy: TrustProxy;
  readonly logLevel: LogLevel;
  readonly campaigns: CampaignConfig;
  readonly coach: CoachConfig;
  readonly console: ConsoleConfig;
  readonly ideaSources: IdeaSourcesConfig;
  readonly operations: OperationsConfig;
  readonly storageCaps: StorageCaps;
  readonly recordQuotas: RecordQuotas;
  /** Hosts that may resolve to private addresses although their names are public. */
  readonly outgoingPrivateHosts: readonly string[];
  readonly mail: MailConfig;
  /** Null when push messages are off. */
  readonly push: PushConfig | null;
  /** The file that lists erased accounts, for restores. */
  readonly erasureLedger: string;

  constructor(env: NodeJS.ProcessEnv) {
    const read = new EnvironmentReader(env);
    this.answerCheck = ANSWER_CHECKS[env['NODE_ENV'] ?? ''] ?? 'warn';
    this.role = read.oneOf('ROLE', ['all', 'api', 'worker'] as const, 'all');
    this.port = read.wholeNumber('PORT', 3000, 0, 65_535);
    this.host = read.text('HOST', '127.0.0.1');
    this.appUrl = read.origin('APP_URL', `http://localhost:${this.port}`);
    this.databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
    this.databaseOwnerUrl = read.optionalUrl('DATABASE_OWNER_URL', ['postgres:', 'postgresql:'], null);
    if (
      this.databaseOwnerUrl &&
      new URL(this.databaseOwnerUrl).pathname !== new URL(this.databaseUrl).pathname
    )
      throw new StartupError('DATABASE_OWNER_URL must name the same database as DATABASE_URL.');
    this.databaseReadUrl = read.optionalUrl('DATABASE_READ_URL', ['postgres:', 'postgresql:'], null);
    this.redisUrl = read.optionalUrl('REDIS_URL', ['redis:', 'rediss:', 'unix:'], null);
    this.smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
    this.mailFrom = read.sender('MAIL_FROM', 'Heart & Head <hello@localhost>');
    this.supportEmail = read.email('SUPPORT_EMAIL', 'support@localhost');
    this.adminEmail = read.email('ADMIN_EMAIL', 'admin@localhost');
    this.adminPassword = read.secret('ADMIN_PASSWORD');
    this.adminTwoFactor = read.oneOf('ADMIN_TWO_FACTOR', ['optional', 'required'], 'optional');
    this.sessionSecret = read.key('SESSION_SECRET');
    this.previousSessionSecrets = read.keys('SESSION_SECRET_PREVIOUS');
    this.dataKey = read.key('DATA_KEY');
    this.previousDataKeys = read.keys('DATA_KEY_PREVIOUS');
    this.passwordMinLength = read.wholeNumber(
      'PASSWORD_MIN_LENGTH',
      PASSWORD_MIN_DEFAULT,
      PASSWORD_MIN_DEFAULT,
      REGISTER_RULES.password.max,
    );
    this.trustProxy = parseTrustProxy(env['TRUST_PROXY']);
    this.logLevel = read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info');
    this.campaigns = readCampaigns(read);
    this.coach = readCoach(read);
    this.console = readConsole(read);
    this.ideaSources = readIdeaSources(read);
    this.operations = readOperations(read);
    this.storageCaps = readStorageCaps(read);
    this.recordQuotas = readRecordQuotas(read);
    this.outgoingPrivateHosts = readHosts('OUTGOING_PRIVATE_HOSTS', read.text('OUTGOING_PRIVATE_HOSTS', ''));
    this.mail = readMail(read);
    this.push = readPush(read);
    this.erasureLedger = read.text('ERASURE_LEDGER', join(this.console.dataDir, 'erasures.jsonl'));
    if (this.adminPassword !== null && [...this.adminPassword].length < this.passwordMinLength)
      throw new StartupError(`ADMIN_PASSWORD must have at least ${this.passwordMinLength} characters.`);
    if (this.role !== 'all' && this.redisUrl === null)
      throw new StartupError(
        `REDIS_URL is needed with ROLE=${this.role}: several processes share their queue and limits through Redis. Set REDIS_URL, or run one process with ROLE=all.`,
      );
  }

  /** What works and should not stay so, each with the variable's name. */
  get warnings(): readonly string[] {
    const isTrial = isLoopbackHost(new URL(this.appUrl).hostname);
    return this.answerCheck === 'off' && !this.secureCookies && !isTrial ? [NOT_HTTPS] : [];
  }

  get secureCookies(): boolean {
    return this.appUrl.startsWith('https:');
  }
}

/** true, false, a number of trusted hops, or a list of proxy addresses. */
function parseTrustProxy(value: string | undefined): TrustProxy {
  if (!value || value === 'false') return false;
  if (value === 'true') return true;
  if (!/^\d+$/.test(value)) return proxyAddresses(value);
  const hops = Number(value);
  return (_address, hop) => hop < hops;
}

const PROXY_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function proxyAddresses(value: string): string {
  const isKnown = (part: string): boolean =>
    PROXY_NETWORKS.includes(part) || isIP(part.replace(/\/\d+$/, '')) !== 0;
  if (value.split(',').every((part) => isKnown(part.trim()))) return value;
  throw new StartupError(
    `TRUST_PROXY must be true, false, a number of hops, or proxy addresses like 10.0.0.0/8, not "${value}".`,
  );
}

interface CampaignConfig {
  /** Campaign emails per second, over all workers. */
  readonly ratePerSecond: number;
}

function readCampaigns(read: EnvironmentReader): CampaignConfig {
  return { ratePerSecond: read.wholeNumber('CAMPAIGN_RATE_PER_SECOND', 20, 1, 1_000) };
}

/** How long a proxy may need to notice that this process is about to stop. */
const LONGEST_DRAIN_SECONDS = 4;

interface OperationsConfig {
  /** How long a client may take to send one request. */
  readonly requestTimeoutSeconds: number;
  /** How many connections this process keeps open at a time. */
  readonly maxConnections: number;
  /** The bearer token for /metrics; null lets only this machine read them. */
  readonly metricsToken: string | null;
  /** Where the security log is kept besides standard output; null for nowhere. */
  readonly securityLogFile: string | null;
  /** Seconds between "not ready" and the end of listening, so that a proxy can take this process out first. */
  readonly drainSeconds: number;
  /** Where a process with ROLE=worker answers /healthz, /readyz and /metrics; null for nowhere. */
  readonly workerPort: number | null;
  /** Of the answers that a process remembers, in millions of characters; 0 remembers none. */
  readonly answerMemoryMb: number;
}

function readOperations(read: EnvironmentReader): OperationsConfig {
  const workerPort = read.secret('WORKER_PORT');
  return {
    requestTimeoutSeconds: read.wholeNumber('REQUEST_TIMEOUT_SECONDS', 30, 1, 300),
    maxConnections: read.wholeNumber('MAX_CONNECTIONS', 5_000, 1, 1_000_000),
    metricsToken: read.secret('METRICS_TOKEN'),
    securityLogFile: read.secret('SECURITY_LOG_FILE'),
    drainSeconds: read.wholeNumber('DRAIN_SECONDS', 0, 0, LONGEST_DRAIN_SECONDS),
    workerPort: workerPort === null ? null : read.wholeNumber('WORKER_PORT', 0, 0, 65_535),
    answerMemoryMb: read.wholeNumber('ANSWER_MEMORY_MB', 32, 0, 4_096),
  };
}

function readHosts(name: string, text: string): string[] {
  const hosts = text.split(',').flatMap((host) => host.trim() || []);
  for (const host of hosts)
    if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
      throw new StartupError(`${name} must be host names, separated by commas; "${host}" is not one.`);
  return hosts;
}

const OPENAI_HOST = 'api.openai.com';

interface CoachConfig {
  readonly server: {
    readonly apiKey: string | null;
    readonly baseUrl: string | null;
    readonly model: string;
    /** Whether it accepts an identifier that stands for a user. */
    readonly takesIdentifier: boolean;
  };
  /** Where a model server on this machine may answer, without a trailing slash; null for nowhere. */
  readonly localUrl: string | null;
  /** One user's daily model budget. */
  readonly dailyTokens: number;
  readonly dailyCostMicros: number;
  /** US dollars per million tokens; 0 when tokens are free. */
  readonly inputPrice: number;
  readonly outputPrice: number;
}

function readCoach(read: EnvironmentReader): CoachConfig {
  const baseUrl = read.optionalUrl('OPENAI_BASE_URL', ['http:', 'https:'], null);
  const identifier = read.oneOf('OPENAI_SAFETY_IDENTIFIER', ['auto', 'on', 'off'] as const, 'auto');
  const isOpenAi = baseUrl === null || new URL(baseUrl).hostname === OPENAI_HOST;
  return {
    server: {
      apiKey: read.secret('OPENAI_API_KEY'),
      baseUrl,
      model: read.text('OPENAI_MODEL', 'gpt-4o-mini'),
      takesIdentifier: identifier === 'on' || (identifier === 'auto' && isOpenAi),
    },
    localUrl: readLocalUrl(read),
    dailyTokens: read.wholeNumber('COACH_DAILY_TOKENS', 100_000, 0, 1_000_000_000),
    dailyCostMicros: Math.round(read.amount('COACH_DAILY_COST_USD', 0.5) * 1e6),
    inputPrice: read.amount('OPENAI_INPUT_PRICE', 0),
    outputPrice: read.amount('OPENAI_OUTPUT_PRICE', 0),
  };
}

/** What the administrator turns on promises that nothing leaves the machine, so it can't be anywhere else. */
function readLocalUrl(read: EnvironmentReader): string | null {
  if (read.text('LOCAL_MODEL_URL', '') === 'off') return null;
  const url = read.optionalUrl('LOCAL_MODEL_URL', ['http:'], null) ?? 'http://127.0.0.1:11434';
  if (isLoopbackHost(new URL(url).hostname)) return url.replace(/\/+$/, '');
  throw new StartupError(
    'LOCAL_MODEL_URL must be an address of this machine, like http://127.0.0.1:11434, or off. Set OPENAI_BASE_URL for a model elsewhere.',
  );
}
