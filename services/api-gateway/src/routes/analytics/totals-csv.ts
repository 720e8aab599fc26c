import type {
  CourseTotals,
  InstructorTotals,
  ListCourseTotalsRequest,
  ListInstructorTotalsRequest,
} from '@sargam/proto/payouts/v1/analytics';
import { type Language, localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, numberedPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

const { text, instant, integer, taka } = csvColumn;

const saleCount = { en: 'Sale count', bn: 'বিক্রির সংখ্যা' };
const sales = { en: 'Sales', bn: 'বিক্রি' };
const earnings = { en: 'Instructor’s share', bn: 'শিক্ষকের অংশ' };
const cut = { en: 'Sargam’s cut', bn: 'সরগমের অংশ' };

const instructorColumns = [
  text<InstructorTotals>({ en: 'Id', bn: 'আইডি' }, (row) => row.instructorId),
  text<InstructorTotals>({ en: 'Name', bn: 'নাম' }, (row, language) => localize(row.name, language)),
  integer<InstructorTotals>({ en: 'Course count', bn: 'কোর্সের সংখ্যা' }, (row) => row.courseCount),
  integer<InstructorTotals>(saleCount, (row) => row.saleCount),
  instant<InstructorTotals>({ en: 'Join date', bn: 'যোগদানের তারিখ' }, (row) => row.joinedAt),
  taka<InstructorTotals>(sales, (row) => row.paidPoisha),
  taka<InstructorTotals>(earnings, (row) => row.earningsPoisha),
  taka<InstructorTotals>(cut, (row) => row.platformPoisha),
  taka<InstructorTotals>({ en: 'Settled', bn: 'পাওনা মিটেছে' }, (row) => row.settledPoisha),
  taka<InstructorTotals>({ en: 'Due', bn: 'বাকি পাওনা' }, (row) => row.duePoisha),
];

const courseColumns = [
  text<CourseTotals>({ en: 'Id', bn: 'আইডি' }, (row) => row.courseId),
  text<CourseTotals>({ en: 'Course', bn: 'কোর্স' }, (row, language) => localize(row.title, language)),
  text<CourseTotals>({ en: 'Category', bn: 'ক্যাটাগরি' }, (row) => row.category),
  text<CourseTotals>({ en: 'Instructor', bn: 'শিক্ষক' }, (row, language) =>
    localize(row.instructorName, language),
  ),
  integer<CourseTotals>(saleCount, (row) => row.saleCount),
  taka<CourseTotals>(sales, (row) => row.paidPoisha),
  taka<CourseTotals>({ en: 'Received amount', bn: 'আদায়' }, (row) => row.receivedPoisha),
  taka<CourseTotals>(earnings, (row) => row.earningsPoisha),
  taka<CourseTotals>(cut, (row) => row.platformPoisha),
];

/** All instructors that match; an instructor gets only their own row. */
export const instructorTotalsCsv = (
  analytics: HandlerDeps['analytics'],
  request: Omit<ListInstructorTotalsRequest, 'page'>,
  language: Language,
) => {
  const pages = numberedPages(
    async (page) => (await analytics.listInstructorTotals({ ...request, page })).instructors,
    ({ instructorId }) => instructorId,
  );
  return csvChunks(instructorColumns, pages, language);
};

/** All courses that match. */
export const courseTotalsCsv = (
  analytics: HandlerDeps['analytics'],
  request: Omit<ListCourseTotalsRequest, 'page'>,
  language: Language,
) => {
  const pages = numberedPages(
    async (page) => (await analytics.listCourseTotals({ ...request, page })).courses,
    ({ courseId }) => courseId,
  );
  return csvChunks(courseColumns, pages, language);
};
