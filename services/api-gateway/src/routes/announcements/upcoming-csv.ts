import type { ListUpcomingResponse, UpcomingCourse } from '@sargam/proto/catalogue/v1/announcements';
import { csvColumn } from '../../csv/csv-columns.ts';
import { wholeListCsv } from '../../csv/list-csv.ts';

const { text, instant } = csvColumn;

export const upcomingCsv = wholeListCsv({
  name: 'upcoming-courses',
  columns: [
    text<UpcomingCourse>({ en: 'English name', bn: 'ইংরেজি নাম' }, ({ name }) => name?.en ?? ''),
    text<UpcomingCourse>({ en: 'Bengali name', bn: 'বাংলা নাম' }, ({ name }) => name?.bn ?? ''),
    instant<UpcomingCourse>({ en: 'Created', bn: 'তৈরির তারিখ' }, ({ createdAt }) => createdAt),
  ],
  rows: ({ courses }: ListUpcomingResponse) => courses,
});
