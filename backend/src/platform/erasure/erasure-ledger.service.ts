import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { AccountHash, AddressHash } from '../crypto/address-hash';
import { Database } from '../database/database';
import type { Erasure } from './erasure';
import { addErasures, listErasures } from './erasure-table';
import { LedgerFile } from './ledger-file';

/**
 * Remembers who was erased, so that restoring an older backup does not bring them back. The table is written in the
 * transaction that erases; the file, which a restore reads, follows it.
 */
@Injectable()
export class ErasureLedgerService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Erasures');
  private readonly file: LedgerFile;

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountHash,
    private readonly addresses: AddressHash,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.file = new LedgerFile(config.erasureLedger);
  }

  /** Call it inside the transaction that erases the accounts. */
  async record(accounts: readonly { readonly id: string; readonly email: string }[]): Promise<void> {
    const erasedAt = this.clock.now();
    const erasures: Erasure[] = accounts.map(({ id, email }) => ({
      accountHash: this.accounts.of(id),
      addressHash: this.addresses.of(email),
      erasedAt,
    }));
    await addErasures(this.database, erasures);
    this.database.afterCommit(() => void this.writing(() => this.file.append(erasures)));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.completeFile();
  }

  /** Adds what a crash between the commit and the file has left out. */
  @Cron(CronExpression.EVERY_HOUR)
  async completeFile(): Promise<void> {
    await this.writing(async () => this.file.complete(await listErasures(this.database)));
  }

  private async writing(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      this.logger.error(
        `ERASURE_LEDGER cannot be written, so a restore may bring erased accounts back: ${reason}`,
      );
    }
  }
}
