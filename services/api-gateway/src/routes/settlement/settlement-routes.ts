import type { Settlement as StoredSettlement } from '@sargam/proto/payouts/v1/settlements';
import type { Request } from 'express';
import { z } from 'zod';
import { renameErrorFields } from '../../api/error-fields.ts';
import type { StoredFile } from '../../api/files.ts';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { rawResponse } from '../../api/raw-response.ts';
import { successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { Id, toPage } from '../../api/schemas.ts';
import { toTaka } from '../../api/taka.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { settlementCsv } from './settlement-csv.ts';
import {
  DueParams,
  DueQuery,
  Settlement,
  SettlementForm,
  SettlementQuery,
  Settlements,
  settlementFailed,
} from './settlement-response.ts';

const InstructorParams = z.object({ instructorId: Id });

const fieldNames = {
  settle_amount_poisha: 'settleAmount',
  received_amount_poisha: 'receivedAmount',
  settle_date: 'settleDate',
  receipt: 'photo',
};

/** Runs the call. A conflict gets what is due now as the problem member `due`. */
const withDue = <T>(call: () => Promise<T>): Promise<T> =>
  addProblemMembers(['above-due', 'due-changed', 'settlement-final'], call, ({ detail }) =>
    detail?.['duePoisha'] === undefined ? {} : { due: toTaka(BigInt(detail['duePoisha'])) },
  );

/** The header, or an empty key: then the service recognises a repeated due by its time (decision B9). */
const readKey = (request: Request): string =>
  request.get('idempotency-key') === undefined ? '' : readIdempotencyKey(request);

const saveSettlement = (
  instructorId: string,
  form: z.output<typeof SettlementForm>,
  { photo, idempotencyKey }: { readonly photo: StoredFile | undefined; readonly idempotencyKey: string },
  { settlements }: HandlerDeps,
): Promise<StoredSettlement> => {
  const receivedAmountPoisha = form.receivedAmount;
  const common = { instructorId, idempotencyKey };
  if (form._id !== undefined)
    return settlements.updateSettlement({
      ...common,
      settlementId: form._id,
      receivedAmountPoisha,
      remarks: form.remarks,
      receipt: photo?.key,
      settled: form.status === undefined ? undefined : form.status === 'true',
    });
  return settlements.createSettlement({
    ...common,
    settleAmountPoisha: form.settleAmount,
    receivedAmountPoisha,
    settleDate: form.settleDate,
    remarks: form.remarks,
    // A missing receipt is refused with the form (`requiredWithout`).
    receipt: photo?.key,
    settled: form.status === 'true',
    expectedDuePoisha: form.expectedDue,
  });
};

export const settlementRoutes: readonly Route[] = [
  route.get('/instructor/due/{instructorId}/{amount}', {
    summary: 'Records a settled payout of the amount; a repeat within 60 seconds is the same payout',
    roles: admins,
    stepUp: true,
    noOwner: 'staff',
    changesState: true,
    idempotency: 'service',
    params: DueParams,
    query: DueQuery,
    invalidMessage: 'failed try again',
    response: successWith('Settlement published successfully !', Settlement),
    handle: ({ params, query, request }, { settlements }) =>
      withDue(() =>
        settlements.payDue({
          instructorId: params.instructorId,
          amountPoisha: params.amount,
          idempotencyKey: readKey(request),
          expectedDuePoisha: query.due,
        }),
      ),
  }),
  route.post('/instructor/settlement/{instructorId}', {
    summary: 'Records a payout with its receipt; with _id changes a payout that is not settled',
    roles: admins,
    stepUp: true,
    noOwner: 'staff',
    rate: 'upload',
    idempotency: 'service',
    params: InstructorParams,
    body: SettlementForm,
    multipart: {
      photo: {
        kind: 'document',
        isReceipt: true,
        wrongContent: 'The receipt must be a PDF.',
        requiredWithout: { field: '_id', message: 'This is required' },
      },
    },
    invalidMessage: settlementFailed,
    response: successWith('Settlement published successfully !', Settlement),
    handle: async ({ params, body, files, discardFiles, request }, deps) => {
      const idempotencyKey = readKey(request);
      const sent = { photo: files.photo, idempotencyKey };
      const settlement = await withDue(() =>
        renameErrorFields(fieldNames, () => saveSettlement(params.instructorId, body, sent, deps)),
      );
      // A repeat gets the existing payout, so the file uploaded again is removed.
      if (files.photo && settlement.receipt !== files.photo.key) await discardFiles();
      return settlement;
    },
  }),
  route.get('/instructor/settlement/{instructorId}', {
    summary: 'Payouts to an instructor, newest first, and what is due; for the instructor and admins',
    roles: ['admin', 'instructor'],
    isOwner: isOwnInstructor,
    params: InstructorParams,
    query: SettlementQuery,
    response: Settlements,
    csv: settlementCsv,
    handle: ({ params, query: { start, end, ...page } }, { settlements }) =>
      settlements.listSettlements({
        ...params,
        page: toPage(page),
        firstDay: start,
        lastDay: end,
      }),
  }),
  route.get('/instructor/receipt/{filename}', {
    summary: 'The receipt of a payout; for its instructor and admins',
    roles: ['admin', 'instructor'],
    noOwner: 'service',
    rate: 'stream',
    params: z.object({ filename: z.string().regex(/^[\w-]{1,64}\.pdf$/, 'not a receipt') }),
    response: rawResponse('application/pdf', { 200: 'The PDF', 304: 'Unchanged' }),
    handle: async ({ params, request, response }, { settlements, proxyObject }) => {
      const { objectUrl } = await settlements.getReceiptUrl({ receipt: params.filename });
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="settlement.pdf"',
        'cache-control': 'private, no-store',
      };
      await proxyObject(objectUrl, request, response, { headers });
    },
  }),
];
