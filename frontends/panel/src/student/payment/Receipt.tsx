import { type ApiSchemas, ButtonLink, layout, typography, useI18n } from '@sargam/kit';
import { PaymentMethodName } from '@sargam/kit/payment-method';
import { IconCircleCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { InvoiceButton } from '../../shared/InvoiceButton.tsx';
import { lessonUrl } from '../../shared/lesson-url.ts';
import { orderQuery } from '../../shared/queries.ts';
import styles from './receipt.module.css';

type Classroom = readonly ApiSchemas['ClassroomCourse'][];
type Order = ApiSchemas['PlacedOrder'];

/** The courses that the order gave access to, those of a bundle included. */
const findBoughtCourses = (order: Order, classroom: Classroom): Classroom => {
  const ids = order.courses.flatMap(({ _id, bundleCourses }) =>
    bundleCourses.length > 0 ? bundleCourses : [_id],
  );
  return classroom.filter(({ _id }) => ids.includes(_id));
};

const BoughtCourse = ({ course }: { course: Classroom[number] }) => {
  const { t, format } = useI18n();
  const isUnbegun = course.lessonsCompleted === 0;
  return (
    <li>
      <div>
        <b>{course.title}</b>
        <p className={`${typography.small} ${typography.muted}`}>
          {t('panel.access.ends', { date: format.date(course.endsAt) })}
        </p>
      </div>
      {course.lessonsTotal > 0 && (
        <ButtonLink
          icon={<IconPlayerPlayFilled aria-hidden />}
          to={lessonUrl(course._id, course.resumeLesson?._id)}
          aria-label={`${t(isUnbegun ? 'panel.receipt.start' : 'panel.classroom.continue')}: ${course.title}`}
          text={isUnbegun ? 'panel.receipt.start' : 'panel.classroom.continue'}
        />
      )}
    </li>
  );
};

const Amounts = ({ order }: { order: Order }) => {
  const { t, format } = useI18n();
  return (
    <dl className={styles.amounts}>
      <dt>{t('panel.receipt.paid')}</dt>
      <dd className={typography.digits}>{format.money(order.amount)}</dd>
      {order.amount > 0 && (
        <>
          <dt>{t('panel.purchases.method')}</dt>
          <dd>
            <PaymentMethodName method={order.method} />
          </dd>
        </>
      )}
      {order.balanceUsed > 0 && (
        <>
          <dt>{t('panel.receipt.less')}</dt>
          <dd className={typography.digits}>{format.money(-order.balanceUsed)}</dd>
        </>
      )}
      {order.invoice && (
        <>
          <dt>{t('panel.receipt.invoice')}</dt>
          <dd lang="en">{order.invoice}</dd>
        </>
      )}
    </dl>
  );
};

type Props = { orderId: string; classroom: Classroom };

/** What was paid, until when the courses are open, the invoice, and the way to the first lesson. */
export const Receipt = ({ orderId, classroom }: Props) => {
  const { t } = useI18n();
  // The activation loads the order; a second request for an order of somebody else would start its wait anew.
  const order = useQuery({ ...orderQuery(orderId), enabled: false }).data;
  if (!order?.paid) return null;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt" className={layout.row}>
        <IconCircleCheck aria-hidden />
        {t('panel.receipt.title')}
      </h2>
      <div className={styles.columns}>
        <ul className={styles.courses}>
          {findBoughtCourses(order, classroom).map((course) => (
            <BoughtCourse key={course._id} course={course} />
          ))}
        </ul>
        <div>
          <Amounts order={order} />
          <div className={`${layout.row} ${layout.wrapping}`}>
            {order.invoice && <InvoiceButton kind="invoice" id={order._id} number={order.invoice} />}
            <ButtonLink
              variant="ghost"
              size="small"
              to={`/studentpanel?tab=3&order=${order._id}`}
              text="panel.receipt.order"
            />
          </div>
        </div>
      </div>
      {order.invoice && (
        <p className={`${typography.small} ${typography.muted}`}>{t('panel.receipt.mailed')}</p>
      )}
    </section>
  );
};
