import { listChangingMethods } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/payouts/v1/audit';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { startTestSystem } from './test-system.ts';

let system: Awaited<ReturnType<typeof startTestSystem>>;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const auditAs = (role: string) =>
  system.suite.as({ subject: role, roles: [role] }).client(AuditServiceDefinition);
const saveLikes = (count: bigint) =>
  system.suite
    .as({ subject: 'admin', roles: ['admin'], claims: { network: '203.0.113.7' } })
    .client(SocialFigureServiceDefinition)
    .saveSocialFigures({ figures: [{ network: 'facebook', metric: 'like', count }] });

it('the changing calls of the service are the audited ones; those of payouts are tested in settlements.test.ts', () => {
  expect(listChangingMethods(system.suite)).toEqual([
    'createSettlement',
    'payDue',
    'saveSocialFigures',
    'updateSettlement',
  ]);
});

it('figures that an admin saves leave an entry with what changed; a repeat leaves none', async () => {
  await saveLikes(1_200n);
  await saveLikes(1_300n);
  await saveLikes(1_300n);
  const { entries } = await auditAs('admin').listAuditEntries({ targetId: 'social-figures' });
  expect(entries).toMatchObject([
    { beforeJson: '{"facebook.like":"1200"}', afterJson: '{"facebook.like":"1300"}' },
    { beforeJson: '{}', afterJson: '{"facebook.like":"1200"}' },
  ]);
  expect(entries[0]).toMatchObject({
    actor: 'admin',
    role: 'admin',
    action: 'SaveSocialFigures',
    network: '203.0.113.7',
  });
});

it('concurrent admins leave entries that follow each other', async () => {
  await Promise.all([5n, 6n, 7n, 8n].map(saveLikes));
  const { entries } = await auditAs('admin').listAuditEntries({ targetId: 'social-figures' });
  const [newest, ...older] = entries.slice(0, 5).map(({ beforeJson, afterJson }) => [beforeJson, afterJson]);
  older.slice(0, 3).reduce((later, entry) => {
    expect(later?.[0]).toBe(entry[1]);
    return entry;
  }, newest);
});

it('entries are for admins only', async () => {
  for (const role of ['content', 'instructor', 'student'])
    await expect(auditAs(role).listAuditEntries({})).rejects.toMatchObject({ kind: 'forbidden' });
});
