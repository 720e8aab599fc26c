import type {
  Dashboard,
  DayMoney,
  SalesComparison,
  StateCount,
  SalesSummary as StoredSummary,
} from '@sargam/proto/payouts/v1/analytics';
import { SalesSummary as SummaryMessage } from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import {
  each,
  field,
  integer,
  localized,
  orNull,
  type ResponseMapping,
  responseOf,
  success,
  taka,
  text,
} from '../../api/response.ts';
import { orderState } from '../order/order-response.ts';
import { SalesSummary } from './totals-response.ts';

const Day = responseOf<DayMoney>('DashboardDay')({
  day: text((day) => day.day, 'ISO day in Dhaka'),
  orders: integer((day) => day.orders),
  paidOrders: integer((day) => day.paidOrders),
  received: taka((day) => day.receivedPoisha),
});

const State = responseOf<StateCount>('DashboardState')({
  state: orderState,
  count: integer((row) => row.count),
  previousCount: integer((row) => row.previousCount),
});

const comparison = {
  saleCount: integer((row: SalesComparison) => row.saleCount),
  sales: taka((row: SalesComparison) => row.paidPoisha, 'Paid by the buyers'),
  previousSaleCount: integer((row: SalesComparison) => row.previousSaleCount),
  previousSales: taka((row: SalesComparison) => row.previousPaidPoisha),
};

const InstructorSales = responseOf<SalesComparison>('DashboardInstructor')({
  _id: text((row) => row.key),
  name: localized((row) => row.name),
  ...comparison,
});
const CategorySales = responseOf<SalesComparison>('DashboardCategory')({
  catagory: text((row) => row.key),
  ...comparison,
});

const summaryOf = (
  read: (dashboard: Dashboard) => StoredSummary | undefined,
): ResponseMapping<Dashboard, typeof SalesSummary.schema> =>
  field(SalesSummary.schema, (dashboard, language) =>
    SalesSummary.toResponse(read(dashboard) ?? SummaryMessage.create(), language),
  );

const Figures = responseOf<Dashboard>(
  'DashboardFigures',
  'The last 30 days, and the 30 days before as previous',
)({
  start: text((dashboard) => dashboard.range?.firstDay ?? '', 'ISO day'),
  end: text((dashboard) => dashboard.range?.lastDay ?? '', 'ISO day'),
  current: summaryOf(({ current }) => current),
  previous: summaryOf(({ previous }) => previous),
  days: each(Day, (dashboard) => dashboard.days, '60 days, oldest first'),
  states: each(State, (dashboard) => dashboard.states),
  instructors: each(InstructorSales, (dashboard) => dashboard.instructors, 'At most ten'),
  categories: each(CategorySales, (dashboard) => dashboard.categories),
});

/** The parts of the dashboard. A part that its service did not answer in time is undefined. */
export interface DashboardParts {
  readonly figures: Dashboard | undefined;
  readonly waiting: Waiting | undefined;
  readonly courses: { readonly total: number; readonly published: number } | undefined;
  readonly missing: readonly string[];
}

export interface Waiting {
  readonly reviews: number | undefined;
  readonly storeReviews: number | undefined;
  readonly refunds: number | undefined;
  readonly instructorsToPay: number | undefined;
  readonly openSettlements: number | undefined;
  readonly certificates: number | undefined;
  readonly sentCourses: number | undefined;
  readonly messages: number | undefined;
  readonly generalMessages: number | undefined;
  readonly mails: number | undefined;
  readonly massMails: number | undefined;
  readonly deadLetters: number | undefined;
}

const Count = z.number().int().nullable();
const count = (name: keyof Waiting, description: string) =>
  field(Count.meta({ description }), (waiting: Waiting) => waiting[name] ?? null);

const WaitingResponse = responseOf<Waiting>(
  'DashboardWaiting',
  'What waits for an admin; null where a service did not answer in time',
)({
  reviews: count('reviews', 'Orders whose payment is under review'),
  storeReviews: count('storeReviews', 'Store orders whose payment is under review'),
  refunds: count('refunds', 'Refunds that students asked for'),
  instructorsToPay: count('instructorsToPay', 'Instructors to whom money is due'),
  openSettlements: count('openSettlements', 'Payouts that are not settled'),
  certificates: count('certificates', 'Applications whose certificate is not provided'),
  sentCourses: count('sentCourses', 'Courses that instructors have sent for review'),
  messages: count('messages', 'Messages to instructors without an answer'),
  generalMessages: count('generalMessages', 'Messages of the contact form without a reply'),
  mails: count('mails', 'Mails of which it is not known whether they were sent'),
  massMails: count(
    'massMails',
    'Recipients of mass mail of whom it is not known whether their mail was sent',
  ),
  deadLetters: count('deadLetters', 'Events that a service failed to handle'),
});

const Courses = responseOf<{ readonly total: number; readonly published: number }>('DashboardCourses')({
  total: integer((courses) => courses.total),
  published: integer((courses) => courses.published),
});

export const DashboardResponse = responseOf<DashboardParts>('Dashboard')({
  ...success.fields,
  figures: orNull(
    Figures,
    (parts) => parts.figures,
    'Null for a content uploader, and if it did not arrive in time',
  ),
  waiting: orNull(
    WaitingResponse,
    (parts) => parts.waiting,
    'Null for a content uploader, and if it did not arrive in time',
  ),
  courses: orNull(Courses, (parts) => parts.courses, "A content uploader's own courses"),
  missing: field(
    z
      .array(z.string())
      .meta({ description: 'Parts that did not arrive in time: figures, instructorsToPay, refunds, …' }),
    (parts) => [...parts.missing],
  ),
});
