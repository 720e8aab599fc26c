import type { ListCoursesResponse } from '@sargam/proto/catalogue/v1/catalogue';
import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, integer, taka, flag, instant } = csvColumn;

/** Courses in every state. */
export const courseCsv = listCsv({
  name: 'courses',
  columns: [
    text<CourseSummary>({ en: 'Id', bn: 'আইডি' }, ({ id }) => id),
    text<CourseSummary>({ en: 'Course', bn: 'কোর্স' }, ({ title }, language) => localize(title, language)),
    text<CourseSummary>({ en: 'Category', bn: 'ক্যাটাগরি' }, ({ category }) => category),
    text<CourseSummary>({ en: 'Instructor', bn: 'শিক্ষক' }, ({ instructorName }, language) =>
      localize(instructorName, language),
    ),
    taka<CourseSummary>({ en: 'Price', bn: 'দাম' }, ({ standard }) => standard?.pricePoisha ?? 0n),
    integer<CourseSummary>({ en: 'Lessons', bn: 'লেসন' }, ({ lessonCount }) => lessonCount),
    integer<CourseSummary>({ en: 'Sold', bn: 'বিক্রি' }, ({ sold }) => sold),
    flag<CourseSummary>({ en: 'Bundle', bn: 'বান্ডেল' }, ({ bundleCourseIds }) => bundleCourseIds.length > 0),
    flag<CourseSummary>({ en: 'Published', bn: 'প্রকাশিত' }, ({ published }) => published),
    flag<CourseSummary>({ en: 'Featured', bn: 'ফিচার্ড' }, ({ featured }) => featured),
    instant<CourseSummary>({ en: 'Created', bn: 'তৈরির তারিখ' }, ({ createdAt }) => createdAt),
  ],
  rows: ({ courses }: ListCoursesResponse) => courses,
  idOf: ({ id }) => id,
});
