import type {
  ListSettlementsResponse,
  Settlement as StoredSettlement,
} from '@sargam/proto/payouts/v1/settlements';
import { z } from 'zod';
import {
  field,
  flag,
  instant,
  instantOrNull,
  responseOf,
  successListOf,
  taka,
  text,
} from '../../api/response.ts';
import { Id, PageQuery, Problem } from '../../api/schemas.ts';
import { amountField, toPoisha } from '../../api/taka.ts';
import { isoDayField } from '../analytics/day-range.ts';

/** Day-month-year of an ISO day. */
const toDay = (day: string): string => day.split('-').reverse().join('-');

export const Settlement = responseOf<StoredSettlement>('Settlement')({
  _id: text((row) => row.id),
  settleAmount: taka((row) => row.settleAmountPoisha),
  receivedAmount: taka((row) => row.receivedAmountPoisha),
  due: taka((row) => row.settleAmountPoisha - row.receivedAmountPoisha, 'settleAmount minus receivedAmount'),
  settleDate: text((row) => toDay(row.settleDate), 'Day-month-year'),
  remarks: text((row) => row.remarks),
  receipt: field(
    z.string().nullable().meta({ description: 'Path of the PDF, read with the auth-token; null for none' }),
    (row) => (row.receipt === '' ? null : `/api/v1/instructor/receipt/${row.receipt}`),
  ),
  status: flag((row) => row.settled, 'True for Settled, which is final'),
  createdAt: instant((row) => row.createdAt),
  settledAt: instantOrNull((row) => row.settledAt),
});

export const Settlements = responseOf<ListSettlementsResponse>('Settlements')({
  ...successListOf(Settlement, 'settlements').fields,
  settled: taka((list) => list.settledPoisha, 'Received amounts of all settled rows of the list'),
  due: taka(
    (list) => list.duePoisha,
    'Earnings minus all settled rows; negative after a refund of a sale whose share was paid out',
  ),
});

const settleDay = isoDayField('a date such as 21-11-2026, between 2000 and 2100').optional();

export const SettlementQuery = PageQuery.extend({
  start: settleDay.meta({ description: 'First day of settleDate' }),
  end: settleDay.meta({ description: 'Last day of settleDate' }),
}).refine(({ start = '', end = '9999' }) => start <= end, {
  path: ['end'],
  error: 'not before the start',
});

export const settlementFailed = 'Failed ,Please try again';

/** An amount in taka, also below zero. */
const SignedAmount = z.union([z.number(), z.string().max(40)]).transform((taka, context) => {
  const poisha = toPoisha(taka);
  if (poisha !== undefined) return poisha;
  context.issues.push({ code: 'custom', message: 'not an amount in taka', input: taka });
  return z.NEVER;
});
const due = SignedAmount.optional().meta({
  description: 'The due that the admin saw; with another due now the answer is 409 and nothing is saved',
});

const amount = amountField(settlementFailed);
const fields = z.object({
  settleAmount: amount,
  receivedAmount: amount,
  settleDate: isoDayField(settlementFailed),
  remarks: z.string().trim().min(1, settlementFailed).max(2000),
  status: z.enum(['true', 'false']),
});
const fieldNames = Object.keys(fields.shape) as (keyof typeof fields.shape)[];

/** Every field is required for a new payout; a change needs only its `_id`. Missing fields are reported beside wrong ones. */
const NewOrChanged = fieldNames.reduce(
  (form, name) =>
    form.refine((given) => given._id !== undefined || given[name] !== undefined, {
      path: [name],
      error: settlementFailed,
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  fields.partial().extend({ _id: Id.optional(), due }),
);

export const SettlementForm = NewOrChanged.transform(({ _id, due: expectedDue, ...given }) =>
  _id === undefined
    ? { _id: undefined, expectedDue, ...(given as z.output<typeof fields>) }
    : { _id, ...given },
).meta({
  id: 'SettlementForm',
  description: 'With _id: a change of a row that is not settled; fields that are not given stay unchanged',
});

export const DueParams = z.object({ instructorId: Id, amount: amountField('failed try again') });
export const DueQuery = z.object({ due });

export const DueConflict = Problem.extend({ due: z.number().optional() }).meta({
  id: 'DueConflict',
  description: 'Codes above-due, due-changed, settlement-final; with what is due now',
});
