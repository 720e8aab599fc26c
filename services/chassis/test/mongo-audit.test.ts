import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AuditFilter } from '../src/audit/audit-entry.ts';
import { auditLogModel, listMongoAuditEntries } from '../src/audit/mongo-audit-log.ts';
import { type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { openPages, settings } from './audited/pages.ts';

let page: Awaited<ReturnType<typeof openPages>>;
let suite: ServiceUnderTest<{ readonly mongoUrl: string }>;
beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'audited'), {
    settings,
    start: async (service) => {
      page = await openPages(service);
    },
  });
});
afterAll(() => suite.stop());
beforeEach(async () => {
  await page.pages.deleteMany({});
  await auditLogModel(page.connection).deleteMany({});
});

const listEntries = async (filter: Partial<AuditFilter> = {}) => {
  const all = {
    entryId: '',
    targetKind: '',
    targetId: '',
    actor: '',
    action: '',
    from: undefined,
    until: undefined,
    before: undefined,
    page: undefined,
    skipTotal: false,
    withoutChanges: false,
    ...filter,
  };
  return (await listMongoAuditEntries(auditLogModel(page.connection), all)).entries;
};
const countPending = async () =>
  (await page.pages.findById('p1').select('+pendingAudit').lean())?.pendingAudit.length;

/** Runs `killed.ts` until it is killed. */
const killWhileMoving = async (change: 'write' | 'delete'): Promise<void> => {
  const program = path.join(import.meta.dirname, 'audited/killed.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, change], {
    env: {
      ...process.env,
      MONGO_URL: suite.settings.mongoUrl,
      SARGAM_ENV: 'test',
      GRPC_PORT: '0',
      OPS_PORT: '0',
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(output.join(''));
};

it('an entry has the actor and only the changed fields, and is moved once by concurrent movers', async () => {
  await page.write(undefined, 'one');
  await page.write('one', 'two');
  await Promise.all([page.audit.movePending('p1'), page.audit.movePending('p1')]);
  expect(await listEntries()).toMatchObject([
    {
      actor: 'office',
      role: 'admin',
      network: '10.0.0.1',
      beforeJson: '{"words":"one"}',
      afterJson: '{"words":"two"}',
      changedFields: 1,
    },
    { beforeJson: '', afterJson: '{"words":"one","colour":"red"}', changedFields: 2 },
  ]);
  expect(await countPending()).toBe(0);
});

it('an entry of before the number of changed fields was stored is listed with the number', async () => {
  await page.write(undefined, 'one');
  await page.audit.movePending('p1');
  await auditLogModel(page.connection).collection.updateMany({}, { $unset: { changedFields: '' } });
  for (const withoutChanges of [true, false])
    expect(await listEntries({ withoutChanges })).toMatchObject([{ changedFields: 2 }]);
});

it('a list without values has the number of changed fields, and one entry is found by its id', async () => {
  await page.write(undefined, 'one');
  await page.write('one', 'two');
  await page.audit.movePending('p1');
  const list = await listEntries({ withoutChanges: true });
  expect(list.map(({ changedFields }) => changedFields)).toEqual([1, 2]);
  expect(list.every((entry) => !('beforeJson' in entry) && !('afterJson' in entry))).toBe(true);
  const [, first] = list;
  expect(await listEntries({ entryId: first?.id ?? '' })).toMatchObject([
    { id: first?.id, afterJson: '{"words":"one","colour":"red"}' },
  ]);
});

it('a repeat that changes nothing has no entry', async () => {
  await page.write('same', 'same');
  await page.audit.movePending('p1');
  expect(await listEntries()).toEqual([]);
});

it('a process that is killed between the insertion and the removal of an entry leaves one entry', async () => {
  await page.write(undefined, 'one');
  await page.audit.movePending('p1');
  await killWhileMoving('write');
  expect([await countPending(), (await listEntries()).length]).toEqual([1, 2]);
  await page.audit.moveAllPending();
  expect([await countPending(), (await listEntries()).length]).toEqual([0, 2]);
}, 30_000);

it('a deletion by a process that is killed in between is completed, with one entry', async () => {
  await page.write(undefined, 'two');
  await page.audit.movePending('p1');
  await killWhileMoving('delete');
  expect([await countPending(), (await listEntries()).length]).toEqual([1, 2]);
  await suite.restart();
  await suite.eventually(async () => expect(await page.pages.findById('p1')).toBeNull());
  expect((await listEntries()).map(({ beforeJson, afterJson }) => [beforeJson, afterJson])).toEqual([
    ['{"words":"two","colour":"red"}', ''],
    ['', '{"words":"two","colour":"red"}'],
  ]);
}, 30_000);

it('a change during a deletion keeps its entry', async () => {
  await page.write(undefined, 'one');
  await Promise.all([page.deletePage('one'), page.write('one', 'two'), page.deletePage('one')]);
  await page.audit.movePending('p1');
  const entries = await listEntries({ targetId: 'p1', actor: 'office' });
  expect(entries.filter(({ afterJson }) => afterJson === '')).toHaveLength(1);
  expect(entries.filter(({ afterJson }) => afterJson === '{"words":"two"}')).toHaveLength(1);
  expect(await listEntries({ actor: 'nobody' })).toEqual([]);
});
