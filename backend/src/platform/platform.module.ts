import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Clock, SystemClock } from './clock/clock';
import { Config } from './config/config';
import { AccountHash, AddressHash, LogHash } from './crypto/address-hash';
import { FieldCipher } from './crypto/field-cipher';
import { openHashKey } from './crypto/hash-key';
import { KeyRing } from './crypto/key-ring';
import { Argon2PasswordHasher, PasswordHasher } from './crypto/passwords';
import { Database, Transaction } from './database/database';
import { ReadReplica } from './database/replica/read-replica';
import { READ_REPLICA } from './database/replica/reads-from-replica';
import { TypeOrmDatabase } from './database/typeorm-database';
import { ErasureLedgerService } from './erasure/erasure-ledger.service';
import { Draining } from './http/draining';
import { InputReader } from './http/input-reader';
import { LimiterWithFallback } from './limits/adapters/limiter-with-fallback';
import { MemoryRateLimiter } from './limits/adapters/memory-rate-limiter';
import { RedisRateLimiter } from './limits/adapters/redis-rate-limiter';
import { PostgresIdempotencyRepository } from './idempotency/adapters/postgres-idempotency.repository';
import { IdempotencyRepository } from './idempotency/idempotency.repository';
import { IdempotencyService } from './idempotency/idempotency.service';
import { ConcurrentRequests } from './limits/concurrent-requests';
import { DailyCaps } from './limits/daily-caps';
import { LimitsService } from './limits/limits.service';
import { RateLimiter } from './limits/rate-limiter';
import { OutgoingClient } from './outgoing/outgoing-client';
import { Metrics } from './telemetry/metrics';
import { FileSecurityLog, SecurityLog, StandardOutputSecurityLog } from './telemetry/security-log';

/** What the process provides: its settings, its open database and, in tests, another clock and security log. */
export interface Platform {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly clock?: Clock;
  readonly securityLog?: SecurityLog;
}

function openSecurityLog({ operations }: Config, clock: Clock): SecurityLog {
  const { securityLogFile } = operations;
  return securityLogFile === null
    ? new StandardOutputSecurityLog()
    : new FileSecurityLog(securityLogFile, clock.now());
}

const DATA_SOURCE = Symbol('DataSource');
const HASH_KEY = Symbol('HashKey');

@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    @Inject(DATA_SOURCE) private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly outgoing: OutgoingClient,
    @Inject(READ_REPLICA) private readonly replica: ReadReplica | null,
  ) {}

  static with({
    config,
    dataSource,
    clock = new SystemClock(),
    securityLog = openSecurityLog(config, clock),
  }: Platform): DynamicModule {
    const database = new TypeOrmDatabase(dataSource);
    const keys = new KeyRing(config);
    const metrics = new Metrics();
    const replica = config.databaseReadUrl
      ? new ReadReplica(config.databaseReadUrl, database, metrics)
      : null;
    metrics.watchPool(() => database.poolFigures());
    const limiter = config.redisUrl
      ? new LimiterWithFallback(
          new RedisRateLimiter(config.redisUrl, clock),
          new MemoryRateLimiter(clock),
          metrics,
        )
      : new MemoryRateLimiter(clock);
    const providers = [
      { provide: DATA_SOURCE, useValue: dataSource },
      { provide: Config, useValue: config },
      { provide: Clock, useValue: clock },
      { provide: Database, useValue: database },
      { provide: Transaction, useValue: database },
      { provide: READ_REPLICA, useValue: replica },
      { provide: KeyRing, useValue: keys },
      { provide: FieldCipher, useValue: keys.cipher('fields') },
      { provide: HASH_KEY, useFactory: () => openHashKey(database, keys) },
      { provide: AddressHash, inject: [HASH_KEY], useFactory: (key: Buffer) => new AddressHash(key) },
      { provide: AccountHash, inject: [HASH_KEY], useFactory: (key: Buffer) => new AccountHash(key) },
      { provide: LogHash, inject: [HASH_KEY], useFactory: (key: Buffer) => new LogHash(key) },
      { provide: PasswordHasher, useClass: Argon2PasswordHasher },
      { provide: RateLimiter, useValue: limiter },
      { provide: Metrics, useValue: metrics },
      { provide: SecurityLog, useValue: securityLog },
      { provide: OutgoingClient, useValue: new OutgoingClient(config.outgoingPrivateHosts) },
      { provide: Draining, useValue: new Draining() },
      { provide: IdempotencyRepository, useClass: PostgresIdempotencyRepository },
      IdempotencyService,
      LimitsService,
      ConcurrentRequests,
      ErasureLedgerService,
      DailyCaps,
      InputReader,
    ];
    return { module: PlatformModule, providers, exports: providers };
  }

  /** Closed last, when no feature needs them anymore. */
  async onApplicationShutdown(): Promise<void> {
    await this.limiter.close();
    await this.outgoing.close();
    await this.replica?.close();
    await this.dataSource.destroy();
  }
}
