import type { Caller } from '@sargam/chassis/caller';
import { RefundState } from '@sargam/proto/commerce/v1/refund';
import { editors } from '../../api/roles.ts';
import { toPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { type DashboardParts, DashboardResponse } from './dashboard-response.ts';

const oneRow = { page: 1, limit: 1 };

/** Calls the parts in parallel, each with its own deadline. The names of those that failed are collected. */
const createPartCaller = ({ callOptional }: HandlerDeps) => {
  const missing: string[] = [];
  const callPart = async <T>(...[part, call]: Parameters<typeof callOptional<T>>): Promise<T | undefined> => {
    const answer = await callOptional(`dashboard ${part}`, call);
    if (answer === undefined) missing.push(part);
    return answer;
  };
  return { missing, callPart };
};

const loadCourses = async ({ catalogue, search }: HandlerDeps, caller: Caller) => {
  const bound = Boolean(caller.claims['instructor']);
  const [{ courses, total }, { courses: publishedOfAll }] = await Promise.all([
    catalogue.listAllCourses({ page: bound ? toPage({}) : oneRow }),
    search.countCatalogue({}),
  ]);
  return { total, published: bound ? courses.filter(({ published }) => published).length : publishedOfAll };
};

const loadOfAdmin = async (deps: HandlerDeps): Promise<DashboardParts> => {
  const { missing, callPart } = createPartCaller(deps);
  const [figures, payouts, refunds, certificates, mails, sentCourses, storeReviews, deadLetters] =
    await Promise.all([
      callPart('figures', (extras) => deps.analytics.getDashboard({}, extras)),
      callPart('instructorsToPay', (extras) => deps.analytics.countWaiting({}, extras)),
      callPart('refunds', (extras) =>
        deps.refunds.listRefunds({ state: RefundState.REFUND_STATE_REQUESTED, page: oneRow }, extras),
      ),
      callPart('certificates', (extras) => deps.certificates.countPendingCertificates({}, extras)),
      callPart('messages', (extras) => deps.messaging.countWaiting({}, extras)),
      callPart('sentCourses', (extras) => deps.submissions.listSentCourses({ page: oneRow }, extras)),
      callPart('storeReviews', (extras) =>
        deps.storeOrders.listStoreOrders({ underReviewOnly: true, page: oneRow }, extras),
      ),
      deps.readDeadLetterTotal(),
    ]);
  if (deadLetters === undefined) missing.push('deadLetters');
  const waiting = {
    reviews: payouts?.reviews,
    storeReviews: storeReviews?.total,
    refunds: refunds?.total,
    instructorsToPay: payouts?.instructorsToPay,
    openSettlements: payouts?.openSettlements,
    certificates: certificates?.pending,
    sentCourses: sentCourses?.total,
    messages: mails?.threads,
    generalMessages: mails?.contactMessages,
    mails: mails?.unknownMails,
    massMails: mails?.unknownCampaignMails,
    deadLetters,
  };
  return { figures, waiting, courses: undefined, missing: missing.sort() };
};

/** No money and no people (decision P8). */
const loadOfUploader = async (deps: HandlerDeps, caller: Caller): Promise<DashboardParts> => {
  const courses = await loadCourses(deps, caller);
  return { figures: undefined, waiting: undefined, courses, missing: [] };
};

export const dashboardRoutes: readonly Route[] = [
  route.get('/analytics/dashboard', {
    summary:
      'Figures of the last 30 days against the 30 days before, and what waits; for a content uploader only their courses',
    roles: editors,
    response: DashboardResponse,
    handle: ({ caller }, deps) =>
      caller.roles.includes('admin') ? loadOfAdmin(deps) : loadOfUploader(deps, caller),
  }),
];
