import { Badge, typography, useTranslate } from '@sargam/kit';
import { useWaitedTime } from '@sargam/kit/waiting';
import { useState } from 'react';
import { linkColumn, moneyColumn, type TableColumn } from '../table/index.ts';
import type { WaitingCourse } from './waiting-course.ts';

/** How long the course has waited. */
const Waits = ({ since }: { since: string }) => {
  const [now] = useState(Date.now);
  return <Badge kind="warning">{useWaitedTime(since, now)}</Badge>;
};

const kindOf = ({ published }: WaitingCourse): string =>
  published ? 'admin.course_reviews.changes' : 'admin.course_reviews.new';

/** New, or changed, and then how many lessons and files. */
const Kind = ({ course }: { course: WaitingCourse }) => {
  const t = useTranslate();
  const { published, lessonChanges } = course;
  return (
    <>
      <Badge kind={published ? 'info' : 'accent'} text={kindOf(course)} />
      {lessonChanges > 0 && (
        <p className={typography.small}>
          {t('admin.course_reviews.lesson_changes', { count: lessonChanges })}
        </p>
      )}
    </>
  );
};

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
    cell: (course) => <Kind course={course} />,
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
