import type { SentCourse } from '@sargam/proto/catalogue/v1/submissions';
import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, taka, instant } = csvColumn;
type Row = SentCourse;

/** Courses that wait for an admin. */
export const submissionCsv = listCsv({
  name: 'course-reviews',
  columns: [
    text<Row>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) => localize(course?.title, language)),
    text<Row>({ en: 'Instructor', bn: 'শিক্ষক' }, ({ course }, language) =>
      localize(course?.instructorName, language),
    ),
    instant<Row>({ en: 'Sent on', bn: 'পাঠানোর তারিখ' }, ({ submission }) => submission?.sentAt),
    taka<Row>({ en: 'Price', bn: 'দাম' }, ({ course }) => course?.standard?.pricePoisha ?? 0n),
    taka<Row>(
      { en: 'Proposed price', bn: 'প্রস্তাবিত দাম' },
      ({ course, proposal }) => proposal?.standard?.pricePoisha ?? course?.standard?.pricePoisha ?? 0n,
    ),
  ],
  rows: ({ courses }: { readonly courses: readonly Row[] }) => courses,
  idOf: ({ course }) => course?.id ?? '',
});
