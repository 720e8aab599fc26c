import { domainError } from '@sargam/chassis/errors';
import {
  StatementEntryKind,
  type Statement as StatementMessage,
  type StatementServiceImplementation,
} from '@sargam/proto/payouts/v1/settlements';
import type { Deps } from '../deps.ts';
import { requireInstructorOrAdmin } from '../require-instructor.ts';
import { printStatement } from './print-statement.ts';
import type { EntryKind, Statement } from './statement.ts';
import { loadStatement } from './statement-store.ts';

export const statementHandlers = ({ database }: Deps): StatementServiceImplementation => ({
  getStatement: async (request, context) => {
    requireInstructorOrAdmin(context, request.instructorId);
    return toMessage(await loadStatement(database.db, request.instructorId, parseMonth(request)));
  },
  getStatementPdf: async (request, context) => {
    requireInstructorOrAdmin(context, request.instructorId);
    const statement = await loadStatement(database.db, request.instructorId, parseMonth(request));
    return { pdf: await printStatement(statement, request.language === 'bn' ? 'bn' : 'en') };
  },
});

const parseMonth = ({ year, month }: { readonly year: number; readonly month: number }) => {
  if (year >= 2000 && year <= 2999 && month >= 1 && month <= 12) return { year, month };
  throw domainError.invalid('invalid-month', 'There is no such month.');
};

const kinds = {
  earning: StatementEntryKind.STATEMENT_ENTRY_KIND_EARNING,
  reversal: StatementEntryKind.STATEMENT_ENTRY_KIND_REVERSAL,
  payout: StatementEntryKind.STATEMENT_ENTRY_KIND_PAYOUT,
} as const satisfies Record<EntryKind, StatementEntryKind>;

const toMessage = (statement: Statement): StatementMessage => ({
  instructorId: statement.instructor.id,
  instructorName: statement.instructor.name,
  year: statement.year,
  month: statement.month,
  openingPoisha: statement.opening,
  earningsPoisha: statement.sums.earning,
  reversalsPoisha: statement.sums.reversal,
  payoutsPoisha: statement.sums.payout,
  closingPoisha: statement.closing,
  entries: statement.entries.map(({ kind, at, reference, title, amount }) => ({
    kind: kinds[kind],
    at,
    reference,
    courseTitle: title,
    amountPoisha: amount,
  })),
});
