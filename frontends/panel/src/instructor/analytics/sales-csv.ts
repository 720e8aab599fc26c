import type { ApiSchemas } from '@sargam/kit';
import { shareAfterRefunds } from './sales-totals.ts';

const columnNames = ['orderId', 'course', 'user_name', 'coupon', 'amount', 'date'] as const;

/** Prevents CSV injection: user input must not be run as a formula (decision L3). */
const neutralizeFormula = (cell: string): string => (/^[=+\-@\p{Cc}]/u.test(cell) ? `'${cell}` : cell);

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);

const toLine = (cells: readonly string[]): string =>
  cells.map((cell) => quoteCell(neutralizeFormula(cell))).join(',');

/** UTF-8 with a byte order mark for spreadsheets. Amounts are after refunds. */
export const toSalesCsv = (sales: readonly ApiSchemas['InstructorSale'][]): string => {
  const rows = sales.map((sale) => [
    sale.orderId,
    sale.course,
    sale.user_name,
    sale.coupon?.code ?? '',
    shareAfterRefunds(sale).toFixed(2),
    sale.date,
  ]);
  return `\uFEFF${[columnNames, ...rows].map(toLine).join('\r\n')}\r\n`;
};
