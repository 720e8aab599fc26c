import { renameErrorFields } from '../../api/error-fields.ts';
import { listOf } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { toTier } from '../../api/tiers.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { importCsv } from './import-csv.ts';
import { ImportedOrder, ImportReference, WaitingImport } from './import-response.ts';
import { PlacedOrder } from './order-response.ts';

const importFieldNames = {
  lines: 'courses',
  coupon_percent: 'coupon',
  paid_at: 'paidAt',
  received_poisha: 'received',
};

export const importRoutes: readonly Route[] = [
  route.post('/order/import', {
    summary:
      'Imports a paid order of an earlier system, once per reference; above IMPORT_CEILING it waits for another admin (409 import-waiting)',
    roles: admins,
    stepUp: true,
    body: ImportedOrder,
    response: PlacedOrder,
    handle: ({ body }, { commerce }) => {
      const importedOrder = {
        reference: body.reference,
        studentId: body.userId,
        lines: body.courses.map(({ course, tier }) => ({ courseId: course, tier: toTier(tier) })),
        couponCode: body.coupon?.code,
        couponPercent: body.coupon?.discount,
        paidAt: new Date(body.paidAt),
        method: body.method,
        receivedPoisha: body.received,
        reason: body.reason,
      };
      return renameErrorFields(importFieldNames, () => commerce.importPaidOrder(importedOrder));
    },
  }),
  route.get('/order/import/waiting', {
    summary: 'Imported orders that wait for another admin, oldest first',
    roles: admins,
    response: listOf(WaitingImport, 'imports'),
    handle: async (_call, deps) => {
      const { imports } = await deps.commerce.listWaitingImports({});
      const ids = imports.flatMap(({ request, requestedBy }) => [request?.studentId ?? '', requestedBy]);
      const people = await deps.callOptional('people', () => loadPeople(deps.people, ids));
      return {
        total: imports.length,
        imports: imports.map((waiting) => ({
          ...waiting,
          student: people?.get(waiting.request?.studentId ?? ''),
          admin: people?.get(waiting.requestedBy),
        })),
      };
    },
    csv: importCsv,
  }),
  route.post('/order/import/accept', {
    summary: 'Imports a waiting order; only for an admin other than the one who asked for it',
    roles: admins,
    stepUp: true,
    body: ImportReference,
    response: PlacedOrder,
    handle: ({ body }, { commerce }) => commerce.acceptImport(body),
  }),
];
