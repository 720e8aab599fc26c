import { localize } from '../../api/language.ts';
import { tierName } from '../../api/tiers.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { wholeListCsv } from '../../csv/list-csv.ts';
import type { EnrolledCourse } from './learning-response.ts';

const { text, instant, integer, flag, name } = csvColumn;
type Row = EnrolledCourse;

const tierNames = {
  standard: { en: 'Standard', bn: 'সাধারণ' },
  silver: { en: 'Silver', bn: 'সিলভার' },
  gold: { en: 'Gold', bn: 'গোল্ড' },
  diamond: { en: 'Diamond', bn: 'ডায়মন্ড' },
};

/** The courses that one user has or had access to. */
export const classroomCsv = wholeListCsv({
  name: 'access-of-user',
  columns: [
    text<Row>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) => localize(course.title, language)),
    name<Row, keyof typeof tierNames>({ en: 'Access', bn: 'মেয়াদের ধরন' }, tierNames, ({ enrolment }) =>
      tierName(enrolment.tier),
    ),
    instant<Row>({ en: 'Since', bn: 'শুরু' }, ({ enrolment }) => enrolment.startedAt),
    instant<Row>({ en: 'Ends', bn: 'শেষ' }, ({ enrolment }) => enrolment.endsAt),
    flag<Row>({ en: 'Active', bn: 'চালু' }, ({ enrolment }) => enrolment.active),
    integer<Row>({ en: 'Lessons done', bn: 'শেষ করা লেসন' }, ({ enrolment }) => enrolment.lessonsCompleted),
    integer<Row>({ en: 'Lessons', bn: 'লেসন' }, ({ enrolment }) => enrolment.lessonsTotal),
  ],
  rows: (courses: readonly Row[]) => courses,
});
