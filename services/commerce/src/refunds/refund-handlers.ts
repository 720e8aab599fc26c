import { type AuditedChange, appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { type CallContext, requireCaller } from '@sargam/chassis/service';
import type { ChargeServiceImplementation } from '@sargam/proto/commerce/v1/charges';
import type { Refund as RefundMessage } from '@sargam/proto/commerce/v1/refund';
import type { GrantRefundRequest, RefundServiceImplementation } from '@sargam/proto/commerce/v1/refunds';
import type { Deps } from '../deps.ts';
import { parseChargeReference, parseOrderId, parseRefundId } from '../ids.ts';
import type { RefundActor } from '../metrics.ts';
import { lockOrder } from '../orders/order-store.ts';
import { requireOrderOfCaller, requireOwnOrder } from '../orders/require-own-order.ts';
import type { Tx } from '../tables.ts';
import type { GrantRefund } from './build-granted-refund.ts';
import { giveBackOrder } from './give-back-order.ts';
import { grantRefund } from './grant-refund.ts';
import type { RefundDecision } from './refund.ts';
import { refundCharge } from './refund-charge.ts';
import { parseReason, parseState, parseText, refundMessage } from './refund-messages.ts';
import { listRefunds } from './refund-store.ts';
import { declineRefund, requestRefund } from './request-refund.ts';
import { retryRefund } from './retry-refund.ts';

/** What a student may do about a refund. */
export const refundRequestHandlers = (deps: Deps) =>
  ({
    async requestRefund(request, context) {
      const { subject: actor } = requireCaller(context);
      const reason = parseReason(request.reason);
      if (!reason) throw domainError.invalid('invalid-refund', 'Please choose why you ask.');
      const note = parseText(request.note, 'note');
      const refund = await deps.database.transaction(async (tx) => {
        const order = requireOwnOrder(await lockOrder(tx, parseOrderId(request.orderId)), context);
        // Only the student requests. An admin grants directly.
        if (order.studentId !== actor) throw domainError.forbidden();
        const rules = { policy: deps.refundPolicy, now: deps.clock() };
        return requestRefund(tx, order, { reason, note, actor }, rules);
      });
      return reportDecision(deps, { refund, isRepeat: false }, 'student', actor);
    },

    async giveBackOrder(request, context) {
      const { subject: actor } = requireCaller(context);
      const at = deps.clock();
      const decision = await deps.database.transaction(async (tx) => {
        const order = requireOrderOfCaller(await lockOrder(tx, parseOrderId(request.orderId)), context);
        return giveBackOrder(tx, order, at);
      });
      return reportDecision(deps, decision, 'student', actor);
    },
  }) satisfies Partial<RefundServiceImplementation>;

/** What an admin may do about a refund. */
export const refundAdminHandlers = (deps: Deps) =>
  ({
    async grantRefund(request, context) {
      const grant = parseGrant(request, context);
      const at = deps.clock();
      const before = grant.requestId ? { refundState: 'requested' } : {};
      const decision = await deps.database.transaction(async (tx) => {
        const granted = await grantRefund(tx, grant, at);
        await appendRefundEntry(tx, at, { action: 'GrantRefund', before }, granted);
        return granted;
      });
      return reportDecision(deps, decision, 'admin', grant.grantedBy);
    },

    async declineRefund(request, context) {
      const { subject: admin } = requireCaller(context, { roles: ['admin'] });
      const id = parseRefundId(request.refundId);
      const reason = parseText(request.reason, 'answer');
      if (reason === '') throw domainError.invalid('invalid-refund', 'Say why it is declined.');
      const at = deps.clock();
      const change = { action: 'DeclineRefund', before: { refundState: 'requested' }, reason };
      const decision = await deps.database.transaction(async (tx) => {
        const declined = await declineRefund(tx, id, { reason, admin, at });
        await appendRefundEntry(tx, at, change, declined);
        return declined;
      });
      return reportDecision(deps, decision, 'admin', admin);
    },

    async retryRefund(request, context) {
      const { subject: admin } = requireCaller(context, { roles: ['admin'] });
      const id = parseRefundId(request.refundId);
      const retry = { intoWallet: request.intoWallet, note: parseText(request.note, 'note'), admin };
      const at = deps.clock();
      const change = { action: 'RetryRefund', before: { refundState: 'stuck' }, reason: retry.note };
      const decision = await deps.database.transaction(async (tx) => {
        const moved = { refund: await retryRefund(tx, id, { ...retry, at }), isRepeat: false };
        await appendRefundEntry(tx, at, change, moved);
        return moved;
      });
      return reportDecision(deps, decision, 'admin', admin);
    },

    async listRefunds(request, context) {
      requireCaller(context, { roles: ['admin'] });
      const { refunds, ...page } = await listRefunds(deps.database.db, parseState(request.state), request);
      return { ...page, refunds: refunds.map(refundMessage) };
    },
  }) satisfies Partial<RefundServiceImplementation>;

/** What the selling service may do about a refund. */
export const chargeRefundHandlers = (deps: Deps) =>
  ({
    async refundCharge(request, context) {
      const { subject: service } = requireCaller(context, { roles: ['service'] });
      const reference = parseChargeReference(request.reference);
      const { reason, actor } = request;
      const cause = { reason: reason.slice(0, 1_000), actor: actor || service, at: deps.clock() };
      const decision = await deps.database.transaction((tx) => refundCharge(tx, reference, cause));
      return reportDecision(deps, decision, 'service', cause.actor);
    },
  }) satisfies Partial<ChargeServiceImplementation>;

type RefundEntry = Pick<AuditedChange, 'action' | 'before' | 'reason'>;

/** The target is the order or the charge, whose page shows the entry. A repeat has none. */
const appendRefundEntry = async (
  tx: Tx,
  at: Date,
  change: RefundEntry,
  { refund: { id, bill, state, amount, reason, note }, isRepeat }: RefundDecision,
): Promise<void> => {
  if (isRepeat) return;
  await appendAuditEntry(tx, at, {
    reason: [reason, note].filter(Boolean).join(': '),
    ...change,
    targetKind: bill.kind,
    targetId: bill.id,
    after: { refund: id, refundState: state, amountPoisha: amount },
  });
};

/** Counts and logs a decision. A repeat was counted and logged then. */
const reportDecision = (
  deps: Deps,
  { refund, isRepeat }: RefundDecision,
  by: RefundActor,
  actor: string,
): RefundMessage => {
  if (!isRepeat) {
    deps.countRefund(refund.state, by);
    const { id, bill, state, amount } = refund;
    deps.log.info({ refund: id, of: bill.id, state, amount: String(amount), by: actor }, 'refund decided');
  }
  return refundMessage(refund);
};

const parseGrant = (request: GrantRefundRequest, context: CallContext): GrantRefund => {
  const { subject: grantedBy } = requireCaller(context, { roles: ['admin'] });
  const { amountPoisha: amount, refundId, requestId, orderId } = request;
  if (amount < 0n) throw domainError.invalid('invalid-refund', 'An amount is above zero.');
  return {
    refundId: refundId === '' ? undefined : parseRefundId(refundId),
    requestId: requestId === '' ? undefined : parseRefundId(requestId),
    orderId: orderId === '' ? undefined : parseOrderId(orderId),
    amount: amount === 0n ? undefined : amount,
    expectedLeft: request.expectedLeftPoisha,
    reason: parseReason(request.reason),
    note: parseText(request.note, 'note'),
    grantedBy,
  };
};
