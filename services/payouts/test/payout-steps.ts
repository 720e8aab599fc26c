import { AuditServiceDefinition } from '@sargam/proto/payouts/v1/audit';
import {
  SettlementServiceDefinition,
  StatementServiceDefinition,
} from '@sargam/proto/payouts/v1/settlements';
import { buildLine, buildOrder, type TestSystem } from './test-system.ts';

/** The share of one sale of 1,000 taka at 60 percent, after the gateway fee. */
export const shareOfSale = 58_500n;

export const payoutClient = ({ suite }: TestSystem, subject = 'admin-1', role = 'admin', claims = {}) =>
  suite.as({ subject, roles: [role], claims }).client(SettlementServiceDefinition);

export const statementClient = ({ suite }: TestSystem) =>
  suite.as({ subject: 'admin-1', roles: ['admin'] }).client(StatementServiceDefinition);

export const listAudit = async ({ suite }: TestSystem, targetId: string) => {
  const client = suite.as({ subject: 'admin-1', roles: ['admin'] }).client(AuditServiceDefinition);
  return (await client.listAuditEntries({ targetId })).entries;
};

/** An instructor with one sale, so that 585 taka are due. Returns the order. */
export const earnOnce = async (system: TestSystem, instructorId: string) => {
  await system.publishInstructor(instructorId, 60);
  const order = buildOrder(`order-${instructorId}`, [buildLine('c1', instructorId)]);
  await system.publishOrder(order, 'paid');
  // The sale is split when the event about the instructor has arrived too.
  await system.suite.eventually(async () => {
    const { sales } = await system.sales(instructorId, 1);
    expect(sales[0]?.sharePoisha).toBe(shareOfSale);
  });
  return order;
};

export const newSettlement = (instructorId: string, change: object = {}) => ({
  instructorId,
  settleAmountPoisha: shareOfSale,
  receivedAmountPoisha: shareOfSale,
  settleDate: '2026-11-21',
  remarks: 'Bank transfer 42',
  receipt: `${instructorId}.pdf`,
  settled: true,
  idempotencyKey: '',
  expectedDuePoisha: undefined,
  ...change,
});

export const due = (instructorId: string, change: object = {}) => ({
  instructorId,
  amountPoisha: shareOfSale,
  idempotencyKey: '',
  expectedDuePoisha: undefined,
  ...change,
});

export const listOf = (instructorId: string) => ({
  instructorId,
  page: undefined,
  firstDay: '',
  lastDay: '',
});
