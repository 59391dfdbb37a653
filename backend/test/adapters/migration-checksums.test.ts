import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrate } from '../../src/platform/database/migrate';
import { checksumOf } from '../../src/platform/database/migration-checksums';
import { openDataSource } from '../../src/platform/database/data-source';
import { MIGRATIONS, MIGRATIONS_TABLE_NAME } from '../../src/platform/database/migrations/migrations';
import { SecurityEvents1700000000020 } from '../../src/platform/database/migrations/0020-security-events';
import { asProduct, newDatabaseUrl } from '../support/databases/databases';

/** What databases out there ran. A new migration adds its line; no line ever changes. */
const FROZEN: Readonly<Record<string, string>> = {
  Accounts1700000000001: 'c6515750d920bd08dd2f6f1c0553e769664fc795ceaa3e3ca73b55b635cb32cd',
  Outbox1700000000002: 'cbf2c5f9fb62c44263af29245e9996a09a59399f036335a0d0d3c69b5d288ae4',
  StandardsAndMatches1700000000003: '6cd6a091ddd48f310186c22044f93b121d822a8578ed6da3a181e34a2e4999c6',
  Places1700000000004: '284520fbbeeef4ea0c3f9958de3f552c515a1cac5c703d15a2b83f31d2f17360',
  KeyCheck1700000000005: 'dfe25fe3893c7fbc29931f27be987bdf095dce0e3ce94528ccf2edb20397ce8b',
  Tracking1700000000006: '2a2cde3f7f433603b7918fef1ffaf3a137d980413ff062faca69874274cf6f06',
  DateIdeas1700000000007: '20b02f4912f71e2657f025af7541fec2cefded660edcb3b49240a40a3b6adb69',
  Alex1700000000008: '77deb39d138c2162f606affc5149b2c1ea3f5ea3e324bbbbc2e830b3606a3857',
  ContactAndSuppressions1700000000009: 'af7291b3cea46031c1d84521454862ab1c48c3f66067677c09eafa6c09e4707b',
  Administration1700000000010: '2940b5b003966ca7f0e1f668fa7242133b8ff2dac95592c1de2d18670847bcb6',
  MailLog1700000000011: '13dac59c8adc04245b596cb222fb61ef53fa9abba6588d40becf6fae70dee385',
  CampaignsAndAutomations1700000000012: 'ea928f84ba3c4ff034810d0ae5213fbb3b4aff40ec2c18b674f007f3cdc16f27',
  FunctionRecord1700000000013: '6118dba7e0f321ee05c3b9c5edd31272b6fdc3dd48f6b15e773ccf3fb5042444',
  AddressKeys1700000000014: '263466fbd8817b9d2b352b3159e3d040c748c1093347fbf046ccd75ef580b34e',
  MailLinks1700000000015: 'd7aeb8f8c5a58b53e869f88aef1ae45c6af309135de13080c198bf10299c3b79',
  SecondFactors1700000000016: 'ad6c6820c570b6f70d5257aa83325dad865fae5fce6fbe499522770746d4d188',
  Keys1700000000017: 'e0ec6054deb30f61f01c4e74dc87236ac3d7ff213d646a24d8ba64294cd10a64',
  AuditChain1700000000018: '133515ea96a4452ec2f8ebff5ef7c2a6f8ce46b5826ef8a7331bf0177dcf2aae',
  SuppressionReasons1700000000019: 'ff3add007833206c5eec59ba409d8fd7173309502cca9d9ee9c26d794a54282d',
  SecurityEvents1700000000020: 'd0a5d4ad5ae9bd241a678157002e0e95133dd68463812b918128367a955f6294',
  AdministrationRepair1700000000021: 'd36276d13724d33a248fcadfe97c088d2ef85ee51644e69a786a004eb5a83cfa',
  MailBreaker1700000000022: 'a6719d6d2625b4439e06774ca31113ff870d4953109f01bcf2ad9c2f3b54377e',
  MustHaves1700000000023: 'f702aae9a5e12b97aa10f348182b887fda98652c2d11b41cb5e3be6221562fb0',
  Predictions1700000000024: 'f826b20461181e508b4204bcc93a12b02b24bc86af70c018e70f76107df9bc70',
  RateStandardsFirst1700000000025: 'e2410f7de3bc702f5cbee9fdaa6370f3abc71b44cb96f2d13c0ff01adb4cf38d',
  NotesForAModel1700000000026: 'd7cb4dba9d51013c0ba591c622d8686fc267d20ee534d864627e5081b1297d3f',
  LocalModel1700000000027: '8bf7729e89de304b6e49f07cf8e93b11be3f3158b8cc120192cddb1ef832eda3',
  DeletedStandardsAndCityNames1700000000028:
    '0de69759371172983f4d9515f8032b638de1dd618343b8c3eeb77562845eec29',
  CandidateFacts1700000000031: '1ac6d2d50e4dc7e8c2f58d0fa8626a55befd6da0c2b0f10c610c9d8c158b2420',
  Imports1700000000032: '447d060cae64492cb1abb93b2845d6d0fd9af5a42eee915a73446d9d26f49e3f',
  ChangedSinceImport1700000000033: 'd1604108a94537e1064e32112ab765e46698955c3b46be82509a9ea37650ec4a',
  OwedMail1700000000034: '8d056844e2407c27b541f1045e148256880a964defa2fa576e856fb232216293',
  WebhookTokens1700000000039: '599199ad9e0c1b06d9d9e447e5c7a954c87e4f863ed3ed3ddd968bdbb1c8f15a',
  SuppressionList1700000000035: 'f855ef4c3cfd4eeb5517aa4e9527103ac7ba7e92195465e3c6ed7206300cec90',
  CampaignCare1700000000037: 'ccecc676cabb04d1df38d37055c79608fa1943b09172479961e3603025f306d4',
  DeliveryTruth1700000000038: 'fb324d38993e171a36709dbd4bfe0f072175eb78ccfdb6598ec0444a1b85161e',
  Administrators1700000000043: 'bedfab37ae50545cdcf5ae1819334d35a37a301adebfd167004a61d76896272d',
  ContactInbox1700000000044: '87196b08d819f56f1254e4a686df2f76ec0b8556260c71060f57f959612dae2f',
  ReplyOutcomes1700000000049: 'f860616b7a32daf0e036dc8da19ab53e9a65e265909abd09235bee61d424b954',
  FiguresOverTime1700000000045: '351159f68dbcc836cc3ad96f4f1e6ac21f8ed6f770c7997ae15f0ca7d4915597',
  MailAttempts1700000000036: 'f6375c48324abce2df6135c580f5b2f338db7cc8cd15f7f4b87269903155bc34',
  PlannedDates1700000000029: 'bdcc27e3f5afe3a76b7867064aaa4f333854a1bd46a7a52893c8a198fb34b8b0',
  CampaignArchive1700000000040: 'faf1ffbee6f93809acd8bff8e0ae60fbc2adb8a75c6f08be7098c34c577a5f90',
  SavedSegments1700000000041: '93ec5c7bd9e8b43fd52aecbf23f3bde9117e9b4968c13028df5720011f0a3ff6',
  CampaignStops1700000000042: '0f6b720328f902affa0588e98687672c2a3c96cfcab27c0df399a69dba5e3905',
  RemindersByDay1700000000047: '3878d48000a77e7bdf9ed6ee64a6c25ad44c202cba1c41c754fd5b657cfdb2ec',
  AccountLanguages1700000000051: 'cfd234be0c6277d43e5a9253dc1551f242f2cdaf6e9d44b04f8044674fde89b0',
  OwnerTallies1700000000060: '0666b3cabab1a287cb90164014d26ed64b25ce3b6cc9ce03801800da30b12086',
  Reminders1700000000030: 'c6789e025e22545785f673230caaa7492e18b63af3e685e6c6a6de929579c824',
};

const NAME = 'SecurityEvents1700000000020';
/** As someone's edit would leave it. */
const EDITED = {
  [NAME]: class extends SecurityEvents1700000000020 {
    override async up(...[runner]: Parameters<SecurityEvents1700000000020['up']>): Promise<void> {
      await super.up(runner);
      await runner.query('create index security_events_kind_idx on security_events (kind)');
    }
  },
}[NAME];

let client: Client;
let url: string;
beforeEach(async () => {
  url = await newDatabaseUrl();
  await (await openDataSource(url, [])).destroy();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterEach(() => client.end());

const migrateWith = (migrations: typeof MIGRATIONS): Promise<void> => connected(migrations, migrate);

async function connected(
  migrations: typeof MIGRATIONS,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: MIGRATIONS_TABLE_NAME,
  });
  await dataSource.initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const records = async (): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${MIGRATIONS_TABLE_NAME} order by name`,
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
};

const edited = MIGRATIONS.map((one) => (one.name === NAME && EDITED ? EDITED : one));

describe('migrations', () => {
  it('execute what they executed when they were merged', async () => {
    const now = await Promise.all(MIGRATIONS.map(async (One) => [One.name, await checksumOf(new One())]));
    expect(Object.fromEntries(now)).toEqual(FROZEN);
  });

  it('leave their checksums in the database', async () => {
    expect(await records()).toEqual(FROZEN);
  });

  it('are refused when one was edited after it was applied, and nothing is changed', async () => {
    await connected(MIGRATIONS, (dataSource) => dataSource.undoLastMigration());
    const before = await records();
    await expect(migrateWith(edited)).rejects.toThrow(
      /^Migration SecurityEvents1700000000020 is not the one that this database ran: .* put the change into a new migration\. Nothing was changed\./,
    );
    expect(await records()).toEqual(before);
    await migrateWith(MIGRATIONS);
    expect(await records()).toEqual(FROZEN);
  });

  it('are trusted where an earlier version applied them, from then on', async () => {
    await client.query(`alter table ${MIGRATIONS_TABLE_NAME} drop column checksum`);
    await migrateWith(MIGRATIONS);
    expect(await records()).toEqual(FROZEN);
    await expect(migrateWith(edited)).rejects.toThrow(/is not the one/);
  });

  it('of a newer version are left alone', async () => {
    await client.query(
      `insert into ${MIGRATIONS_TABLE_NAME} ("timestamp", name, checksum) values (9999999999999, 'Newer9999999999999', 'x')`,
    );
    await migrateWith(MIGRATIONS);
    expect(await records()).toMatchObject({ Newer9999999999999: 'x' });
  });

  it('can be checked by a role that may not migrate', async () => {
    await (await openDataSource(asProduct(url), [], { ownerUrl: url })).destroy();
    await (await openDataSource(asProduct(url), [])).destroy();
    await client.query(`update ${MIGRATIONS_TABLE_NAME} set checksum = 'other' where name = $1`, [NAME]);
    await expect(openDataSource(asProduct(url), [])).rejects.toThrow(/is not the one/);
  });
});
