import type { Database } from '@sargam/chassis/sql';
import type { JSONColumnType } from 'kysely';

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly bn: string;
}

/** A line of an order as it is kept for the lists; the price is poisha as text, since JSON has no bigint. */
export interface OrderedCourse {
  readonly courseId: string;
  readonly title: Words;
  readonly price: string;
}

interface PeopleTable {
  id: string;
  name: string;
  email: string;
}

/** Every percentage that was agreed with an instructor. */
interface InstructorTermsTable {
  instructor_id: string;
  version: bigint;
  since: Date;
  share_percent: number;
}

/** Everything that a course was sold by. */
interface CourseTermsTable {
  course_id: string;
  version: bigint;
  since: Date;
  instructor_id: string;
  title: JSONColumnType<Words>;
  price: bigint;
}

interface OrdersTable {
  id: string;
  student_id: string;
  state: string;
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
}

interface EarningsTable {
  id: string;
  order_id: string;
  instructor_id: string;
  line_course_id: string;
  course_id: string;
  course_title: JSONColumnType<Words>;
  student_id: string;
  coupon_code: string;
  coupon_percent: number;
  paid: bigint;
  net: bigint;
  share: bigint | null;
  platform: bigint | null;
  share_percent: number | null;
  sold_at: Date;
}

/** Every refund of an order: a stretch of what goes back of it. */
interface RefundsTable {
  id: string;
  order_id: string;
  refunded_before: bigint;
  refunded_after: bigint;
  whole: bigint;
  granted_at: Date;
}

/** What a refund takes back of an earning; zero or below. */
interface ReversalsTable {
  refund_id: string;
  earning_id: string;
  share: bigint;
  platform: bigint;
}

/** A figure of ours on another network. */
interface SocialFiguresTable {
  network: string;
  counted: string;
  count: bigint;
  written_at: Date;
  written_by: string;
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
}

export type PayoutsDatabase = Database<Tables>;
