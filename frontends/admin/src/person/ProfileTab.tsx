import { useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import type { ReactNode } from 'react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { userTypeKey } from '../people/PersonBadges.tsx';
import styles from './person.module.css';
import type { Account } from './person-query.ts';

type Fact = { key: string; label: string; value: ReactNode; latin?: boolean };

const useFacts = (person: Account): Fact[] => {
  const { t, format } = useI18n();
  const { _id, studentId, name, email, phone, address, dob, instructor, accessEndsAt } = person;
  const yesOrNo = (value: boolean): string => t(value ? 'admin.person.yes' : 'admin.person.no');
  return [
    { key: 'name', label: 'admin.users.col.name', value: name },
    { key: 'type', label: 'admin.users.col.type', value: t(userTypeKey(person)) },
    { key: 'student_id', label: 'admin.users.col.student_id', value: studentId, latin: true },
    { key: 'id', label: 'admin.person.id', value: _id, latin: true },
    {
      key: 'email',
      label: 'admin.users.col.email',
      value: <a href={`mailto:${email}`}>{email}</a>,
      latin: true,
    },
    {
      key: 'phone',
      label: 'admin.users.col.phone',
      value: phone && <a href={`tel:${phone}`}>{phone}</a>,
      latin: true,
    },
    { key: 'dob', label: 'admin.users.col.dob', value: dob && format.date(noonInDhaka(dob)) },
    { key: 'address', label: 'admin.users.col.address', value: address },
    { key: 'joined', label: 'admin.users.col.join_date', value: format.dateTime(person.createdAt) },
    { key: 'until', label: 'admin.people.until', value: accessEndsAt && format.dateTime(accessEndsAt) },
    {
      key: 'instructor',
      label: 'admin.person.instructor',
      value: instructor && (
        <ScreenLink to={`/instructorview/${instructor}`}>{t('admin.person.instructor_profile')}</ScreenLink>
      ),
    },
    { key: 'language', label: 'admin.person.language', value: t(`kit.language.${person.language}`) },
    { key: 'password', label: 'admin.person.password', value: yesOrNo(person.hasPassword) },
    { key: 'first_purchase', label: 'admin.person.first_purchase', value: yesOrNo(person.first_purchase) },
    { key: 'referral', label: 'admin.person.referral', value: person.referralCode, latin: true },
    { key: 'wishlist', label: 'admin.person.wishlist', value: format.count(person.wishList.length) },
  ];
};

/** The data of the account. */
export const ProfileTab = ({ person }: { person: Account }) => {
  const { t } = useI18n();
  return (
    <dl className={styles.details}>
      {useFacts(person).map(({ key, label, value, latin }) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd lang={latin && value ? 'en' : undefined}>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
