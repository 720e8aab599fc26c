import { ScreenLink } from '../frame/ScreenLink.tsx';
import {
  CountCell,
  DateCell,
  DateTimeCell,
  EmptyCell,
  IdCell,
  MoneyCell,
  PersonCell,
} from './cell-parts.tsx';
import type { TableColumn } from './table-column.ts';

// The columns that many tables have. Each one writes the cell and the value for the copy from the same part of the row.

type Options<Row> = Pick<TableColumn<Row>, 'key' | 'header' | 'sort' | 'fixed' | 'narrow'>;

type TimeOptions<Row> = Options<Row> & { at: (row: Row) => string | null };

/** Date and time in Dhaka. */
export const dateTimeColumn = <Row,>({ at, ...options }: TimeOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => <DateTimeCell at={at(row)} />,
  value: (row, { format }) => {
    const time = at(row);
    return time ? `${format.shortDate(time)} ${format.time(time)}` : '';
  },
});

/** The day in Dhaka. */
export const dateColumn = <Row,>({ at, ...options }: TimeOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => <DateCell at={at(row)} />,
  value: (row, { format }) => {
    const time = at(row);
    return time ? format.shortDate(time) : '';
  },
});

type MoneyOptions<Row> = Options<Row> & { taka: (row: Row) => number };

/** An amount in taka. */
export const moneyColumn = <Row,>({ taka, ...options }: MoneyOptions<Row>): TableColumn<Row> => ({
  ...options,
  numeric: true,
  cell: (row) => <MoneyCell taka={taka(row)} />,
  value: taka,
});

type CountOptions<Row> = Options<Row> & { count: (row: Row) => number };

/** A number of things, in the digits of the language. */
export const countColumn = <Row,>({ count, ...options }: CountOptions<Row>): TableColumn<Row> => ({
  ...options,
  numeric: true,
  cell: (row) => <CountCell count={count(row)} />,
  value: count,
});

type PersonOptions<Row> = Options<Row> & {
  person: (row: Row) => { id: string | null; name: string; email?: string };
};

/** A person with a link to their page, copied as `name <email>`. */
export const personColumn = <Row,>({ person, ...options }: PersonOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => <PersonCell {...person(row)} />,
  value: (row) => {
    const { name, email } = person(row);
    return email ? `${name} <${email}>` : name;
  },
});

type IdOptions<Row> = Options<Row> & {
  id: (row: Row) => string | null;
  /** The path of the page without the id. */
  path: string;
};

/** A long id as its last eight characters, with a link to its page; copied as a whole. */
export const idColumn = <Row,>({ id: idOf, path, ...options }: IdOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => {
    const id = idOf(row);
    return id ? <IdCell id={id} to={`${path}/${id}`} /> : <EmptyCell />;
  },
  value: (row) => idOf(row) ?? '',
});

type LinkOptions<Row> = Options<Row> & { to: (row: Row) => string; text: (row: Row) => string };

/** A name with a link to its page. */
export const linkColumn = <Row,>({ to, text, ...options }: LinkOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => <ScreenLink to={to(row)}>{text(row)}</ScreenLink>,
  value: text,
});

type LatinOptions<Row> = Options<Row> & { text: (row: Row) => string };

/** A text in Latin letters on the pages of both languages, for example a phone number. */
export const latinColumn = <Row,>({ text, ...options }: LatinOptions<Row>): TableColumn<Row> => ({
  ...options,
  cell: (row) => (text(row) ? <span lang="en">{text(row)}</span> : <EmptyCell />),
  value: text,
});

type StudentRow = { userId: string; userName: string; userEmail: string };

/** The student of an application, a review or an enrolment. */
export const studentColumn: TableColumn<StudentRow> = personColumn({
  key: 'student',
  header: 'admin.orders.col.buyer_email',
  fixed: true,
  narrow: 'full',
  person: ({ userId, userName, userEmail }) => ({ id: userId, name: userName, email: userEmail }),
});

type CourseOptions<Row> = { header: string; name: (row: Row) => string };

/** A course with a link to its page; its id without a name. */
export const courseColumn = <Row extends { courseId: string }>({
  header,
  name,
}: CourseOptions<Row>): TableColumn<Row> =>
  linkColumn({
    key: 'course',
    header,
    narrow: 'full',
    to: ({ courseId }) => `/courseview?id=${courseId}`,
    text: (row) => name(row) || row.courseId,
  });
