import type { Database } from '@sargam/chassis/sql';
import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { ColumnType, JSONColumnType } from 'kysely';

/** A text in both languages. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

/** A course of an order, stored as JSON. The price is poisha as text, because JSON has no bigint. */
export interface OrderedCourse {
  readonly courseId: string;
  readonly title: LocalizedText;
  readonly price: string;
}

interface PeopleTable {
  id: string;
  name: string;
  email: string;
}

/** Every version of an instructor's percentage. */
interface InstructorTermsTable {
  instructor_id: string;
  version: bigint;
  valid_from: Date;
  share_percent: number;
}

/** Every version of a course's price, title and instructor. */
interface CourseTermsTable {
  course_id: string;
  version: bigint;
  valid_from: Date;
  instructor_id: string;
  title: JSONColumnType<LocalizedText>;
  price: bigint;
  category: string;
}

/** The newest version of an instructor. */
interface InstructorsTable {
  id: string;
  version: bigint;
  name: JSONColumnType<LocalizedText>;
  published: boolean;
  joined_at: Date;
}

/** The newest version of a course. */
interface CoursesTable {
  id: string;
  version: bigint;
  instructor_id: string;
  title: JSONColumnType<LocalizedText>;
  category: string;
  published: boolean;
}

interface OrdersTable {
  id: string;
  student_id: string;
  state: OrderState;
  subtotal: bigint;
  payable: bigint;
  received: bigint;
  coupon_code: string;
  coupon_percent: number;
  method: string;
  courses: JSONColumnType<readonly OrderedCourse[]>;
  created_at: Date;
  paid_at: Date | null;
  refunded: bigint;
  /** What refunds sent back by card. */
  card_refunded: ColumnType<bigint, never, bigint>;
}

interface EarningsTable {
  id: string;
  order_id: string;
  instructor_id: string;
  line_course_id: string;
  course_id: string;
  course_title: JSONColumnType<LocalizedText>;
  student_id: string;
  coupon_code: string;
  coupon_percent: number;
  paid: bigint;
  net: bigint;
  share: bigint | null;
  platform: bigint | null;
  share_percent: number | null;
  sold_at: Date;
  price: bigint;
  category: string;
}

/** Every refund of an order, as the refunded sums before it and after it. */
interface RefundsTable {
  id: string;
  order_id: string;
  refunded_before: bigint;
  refunded_after: bigint;
  order_total: bigint;
  granted_at: Date;
  card: bigint;
}

/** The amounts that a refund subtracts from an earning; zero or negative. */
interface ReversalsTable {
  refund_id: string;
  earning_id: string;
  share: bigint;
  platform: bigint;
}

/** One number about our page on a social network. */
interface SocialFiguresTable {
  network: string;
  metric: string;
  count: bigint;
  updated_at: Date;
  updated_by: string;
}

/** A payout to an instructor. */
interface SettlementsTable {
  id: string;
  instructor_id: string;
  settle_amount: bigint;
  received_amount: bigint;
  settle_date: string;
  remarks: string;
  receipt: string;
  settled: boolean;
  settled_at: Date | null;
  created_at: Date;
  created_by: string;
}

export type TotalScope = 'order' | 'instructor' | 'category' | 'course';

/** The sums of one day, or of all days with the day `infinity` (migration 0012). */
interface TotalsTable {
  scope: TotalScope;
  key: string;
  day: string;
  count: bigint;
  paid: bigint;
  net: bigint;
  share: bigint;
  platform: bigint;
}

export interface Tables {
  people: PeopleTable;
  instructor_terms: InstructorTermsTable;
  course_terms: CourseTermsTable;
  orders: OrdersTable;
  earnings: EarningsTable;
  refunds: RefundsTable;
  reversals: ReversalsTable;
  social_figures: SocialFiguresTable;
  instructors: InstructorsTable;
  courses: CoursesTable;
  settlements: SettlementsTable;
  totals: TotalsTable;
  total_changes: TotalsTable;
  current_totals: TotalsTable;
}

export type PayoutsDatabase = Database<Tables>;
