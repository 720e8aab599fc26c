import { toLimitOffset } from '@sargam/chassis/paging';
import type { WalletServiceImplementation } from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { bySpendingOrder } from './ledger.ts';
import { findSpendableLots, sumHeldAndPending } from './ledger-store.ts';
import { countMovements, findMovedLots, listStatementLines } from './statement.ts';
import { toLotMessage, toMovementMessage } from './wallet-messages.ts';

type StatementCalls = Pick<WalletServiceImplementation, 'listWalletMovements' | 'listWalletLots'>;

export const statementCalls = ({
  database: { db },
  clock,
}: Pick<Deps, 'database' | 'clock'>): StatementCalls => ({
  async listWalletMovements(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const [lines, total] = await Promise.all([
      listStatementLines(db, student, toLimitOffset(request.page)),
      countMovements(db, student),
    ]);
    const ids = lines.map((line) => line.id);
    const lots = await findMovedLots(db, student, ids);
    return { movements: lines.map((line) => toMovementMessage(line, lots.get(line.id) ?? [])), total };
  },

  async listWalletLots(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const [lots, promised] = await Promise.all([
      findSpendableLots(db, student, clock()),
      sumHeldAndPending(db, student),
    ]);
    return {
      lots: [...lots].sort(bySpendingOrder).map(toLotMessage),
      heldPoisha: promised.held,
      pendingReferralPoisha: promised.pending,
    };
  },
});
