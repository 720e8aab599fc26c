import type { ApiSchemas } from '@sargam/kit';
import { buildUser, renderInApp, sampleBuilder, sentRequests } from '@sargam/kit/testing';
import { buildInstructorTotals } from '../analytics/sample-totals.ts';
import SettlementPage from './SettlementPage.tsx';

export const admin = buildUser({ type: 1 });
export const totals = buildInstructorTotals();
export const buildSettlement = sampleBuilder<ApiSchemas['Settlement']>({
  _id: 'p1',
  settleAmount: 50_000,
  receivedAmount: 30_000,
  due: 20_000,
  settleDate: '11-10-2026',
  remarks: 'First part by cheque',
  receipt: '/api/v1/instructor/receipt/abc.pdf',
  status: false,
  createdAt: '2026-10-11T08:00:00.000Z',
  settledAt: null,
});
export const settlementList = (...data: ApiSchemas['Settlement'][]) => ({
  success: true,
  data,
  total: data.length,
  settled: 100_000,
  due: 80_000,
});
export const settlementCall = 'POST /instructor/settlement/i1';
/** Opens the settlements of the instructor `i1`. */
export const openSettlements = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<SettlementPage />, {
    path: '/admin-instructor-settlement/i1',
    route: '/admin-instructor-settlement/:id',
    user: admin,
    language,
    api: {
      'GET /analytics/secure/instructor/i1': { success: true, ...totals, courses: [] },
      'GET /instructor/settlement/i1': settlementList(buildSettlement()),
      ...api,
    },
  });
export const posted = () => sentRequests.find(({ method }) => method === 'POST');
