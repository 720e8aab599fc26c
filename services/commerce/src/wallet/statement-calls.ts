import { toLimitOffset } from '@sargam/chassis/paging';
import type { WalletServiceImplementation } from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { bySpending } from './ledger.ts';
import { lotsOf, promisedOf } from './ledger-store.ts';
import { countMovements, lotsMoved, statementOf } from './statement.ts';
import { lotMessage, movementMessage } from './wallet-messages.ts';

type StatementCalls = Pick<WalletServiceImplementation, 'listWalletMovements' | 'listWalletLots'>;

export const statementCalls = ({
  database: { db },
  clock,
}: Pick<Deps, 'database' | 'clock'>): StatementCalls => ({
  async listWalletMovements(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const [lines, total] = await Promise.all([
      statementOf(db, student, toLimitOffset(request.page)),
      countMovements(db, student),
    ]);
    const ids = lines.map((line) => line.id);
    const lots = await lotsMoved(db, student, ids);
    return { movements: lines.map((line) => movementMessage(line, lots.get(line.id) ?? [])), total };
  },

  async listWalletLots(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const [lots, promised] = await Promise.all([lotsOf(db, student, clock()), promisedOf(db, student)]);
    return {
      lots: [...lots].sort(bySpending).map(lotMessage),
      heldPoisha: promised.held,
      pendingReferralPoisha: promised.pending,
    };
  },
});
