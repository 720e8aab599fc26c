import { buildAccount, buildUser, renderInApp } from '@sargam/kit/testing';
import PersonPage from './PersonPage.tsx';
import type { Account } from './person-query.ts';

const admin = buildUser({ type: 1, id: 'admin', name: 'Admin' });

/** An account for tests. */
export const buildPerson = (some: Partial<Account> = {}): Account => ({
  ...buildAccount({ _id: 'u7', studentId: 'SG-001007' }),
  subscriber: true,
  accessEndsAt: '2027-01-01T17:59:59.000Z',
  suspendReason: null,
  purchaseHistory: [],
  course: [],
  courses: [],
  first_purchase: true,
  ...some,
});

/** Renders the page of a user, found by the student number, with one part open. */
export const openPerson = (
  tab: string,
  api: Record<string, unknown> = {},
  { person = buildPerson(), language = 'en' as 'en' | 'bn' } = {},
) =>
  renderInApp(<PersonPage />, {
    path: `/viewuser?id=SG-001007${tab && `&tab=${tab}`}`,
    user: admin,
    language,
    api: { 'GET /user/SG-001007': person, ...api },
  });
/** A page of a list for tests. */
export const listOf = (data: object[]) => ({ data, total: data.length });
