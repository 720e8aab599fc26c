import type { ApiSchemas } from '@sargam/kit';
import { leftOf } from './totals.ts';

const head = ['orderId', 'course', 'user_name', 'coupon', 'amount', 'date'] as const;

/** A spreadsheet must not run what somebody named a course or themselves (decision L3). */
const harmless = (cell: string): string => (/^[=+\-@\p{Cc}]/u.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

const line = (cells: readonly string[]): string => cells.map((cell) => quoted(harmless(cell))).join(',');

/** The sales table as a file for spreadsheets: UTF-8 with its mark, the columns named as the specification has them; the amount is after refunds. */
export const salesCsv = (sales: readonly ApiSchemas['InstructorSale'][]): string => {
  const rows = sales.map((sale) => [
    sale.orderId,
    sale.course,
    sale.user_name,
    sale.coupon?.code ?? '',
    leftOf(sale).toFixed(2),
    sale.date,
  ]);
  return `\uFEFF${[head, ...rows].map(line).join('\r\n')}\r\n`;
};
