import { Badge, useI18n } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';
import { useState } from 'react';
import { linkColumn, moneyColumn, type TableColumn } from '../table/index.ts';
import type { WaitingCourse } from './waiting-course.ts';

/** How long the course has waited: in days, and on the first day in hours and minutes. */
const Waits = ({ since }: { since: string }) => {
  const { t, format } = useI18n();
  const [now] = useState(Date.now);
  const waitedMs = Math.max(0, now - Date.parse(since));
  const days = Math.floor(waitedMs / DAY_MS);
  return (
    <Badge kind="warning">
      {days > 0 ? t('kit.count.days', { count: days }) : format.duration(waitedMs / 1_000)}
    </Badge>
  );
};

const kindOf = ({ published }: WaitingCourse): string =>
  published ? 'admin.course_reviews.changes' : 'admin.course_reviews.new';

export const waitingColumns: TableColumn<WaitingCourse>[] = [
  linkColumn({
    key: 'course',
    header: 'admin.certificate.course',
    fixed: true,
    narrow: 'full',
    to: ({ _id }) => `/updatecourse?id=${_id}`,
    text: ({ title }) => title,
  }),
  linkColumn({
    key: 'instructor',
    header: 'admin.picker.instructor',
    to: ({ instructor }) => `/admin/instructor/${instructor}`,
    text: ({ instructorName }) => instructorName,
  }),
  {
    key: 'kind',
    header: 'admin.course_reviews.kind',
    cell: (course) => <Badge kind={course.published ? 'info' : 'accent'} text={kindOf(course)} />,
    value: (course, { t }) => t(kindOf(course)),
  },
  {
    key: 'waits',
    header: 'admin.course_reviews.waits',
    cell: ({ submission }) => submission?.sentAt && <Waits since={submission.sentAt} />,
    value: ({ submission }) => submission?.sentAt ?? '',
  },
  moneyColumn({
    key: 'proposed',
    header: 'admin.course_reviews.proposed_price',
    taka: ({ proposal, price }) => proposal?.price ?? price,
  }),
];
