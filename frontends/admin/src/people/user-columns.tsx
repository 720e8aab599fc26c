import { Text, typography } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import {
  DateCell,
  dateColumn,
  EmailCell,
  EmptyCell,
  latinColumn,
  personColumn,
  type TableColumn,
} from '../table/index.ts';
import { StatusBadge, userTypeKey, VerificationBadge } from './PersonBadges.tsx';
import styles from './people.module.css';
import type { ListedUser } from './people-query.ts';
import { VerifyButton } from './VerifyButton.tsx';

const StudentIdCell = ({ _id, studentId }: ListedUser) => (
  <ScreenLink
    to={`/viewuser?id=${_id}`}
    className={`${typography.digits} ${typography.bold} ${typography.noWrap}`}
    lang="en"
  >
    {studentId}
  </ScreenLink>
);

/** Whether the e-mail address is verified; admins can mark it. */
const Verification = (person: ListedUser) => (
  <div className={styles.verification}>
    <VerificationBadge {...person} />
    <VerifyButton
      person={person}
      saved="admin.user.email_verified"
      failed="admin.user.email_verify_failed"
      small
    />
  </div>
);

/** The columns of the tables of users, by key. */
const columns = {
  studentId: {
    key: 'studentId',
    header: 'admin.users.col.student_id',
    fixed: true,
    cell: (person) => <StudentIdCell {...person} />,
    value: ({ studentId }) => studentId,
  },
  joined: dateColumn({
    key: 'joined',
    header: 'admin.users.col.join_date',
    sort: 'createdAt',
    at: ({ createdAt }) => createdAt,
  }),
  name: personColumn({
    key: 'name',
    header: 'admin.users.col.name',
    sort: 'name',
    person: ({ _id, name }) => ({ id: _id, name }),
  }),
  email: {
    key: 'email',
    header: 'admin.users.col.email',
    sort: 'email',
    narrow: 'full',
    cell: ({ email }) => <EmailCell email={email} />,
    value: ({ email }) => email,
  },
  dob: {
    key: 'dob',
    header: 'admin.users.col.dob',
    cell: ({ dob }) => <DateCell at={dob ? noonInDhaka(dob) : null} />,
    value: ({ dob }) => dob,
  },
  phone: latinColumn({ key: 'phone', header: 'admin.users.col.phone', text: ({ phone }) => phone }),
  address: {
    key: 'address',
    header: 'admin.users.col.address',
    narrow: 'full',
    cell: ({ address }) => address || <EmptyCell />,
    value: ({ address }) => address,
  },
  type: {
    key: 'type',
    header: 'admin.users.col.type',
    cell: (person) => <Text id={userTypeKey(person)} />,
    value: (person, { t }) => t(userTypeKey(person)),
  },
  status: {
    key: 'status',
    header: 'admin.users.col.status',
    cell: (person) => <StatusBadge {...person} />,
    value: ({ suspend }, { t }) => t(suspend ? 'admin.people.suspended' : 'admin.people.active'),
  },
  verification: {
    key: 'verification',
    header: 'admin.users.col.verification',
    narrow: 'full',
    cell: (person) => <Verification {...person} />,
    value: ({ emailVerify }, { t }) => t(emailVerify ? 'admin.users.verified' : 'admin.users.not_verified'),
  },
  until: dateColumn({
    key: 'until',
    header: 'admin.people.until',
    at: ({ accessEndsAt }) => accessEndsAt,
  }),
} satisfies Record<string, TableColumn<ListedUser>>;

type ColumnKey = keyof typeof columns;
const pick = (...keys: ColumnKey[]): TableColumn<ListedUser>[] => keys.map((key) => columns[key]);

/** The columns of the user data table. */
export const userColumns = pick(
  'studentId',
  'joined',
  'name',
  'email',
  'dob',
  'phone',
  'address',
  'type',
  'status',
  'verification',
);

export const subscriberColumns = pick(
  'studentId',
  'joined',
  'name',
  'email',
  'phone',
  'until',
  'status',
  'verification',
);

/** The columns of the people who signed up in a range. */
export const signUpColumns = pick(
  'studentId',
  'joined',
  'name',
  'email',
  'phone',
  'type',
  'status',
  'verification',
);
