import {
  type ApiSchemas,
  CourseCover,
  coverKindForCategory,
  Link,
  useFormat,
  useTranslate,
} from '@sargam/kit';
import type { ReactNode } from 'react';

/** What it costs, and beside it what it cost before, or would cost without what is held already. */
export const CartLineAmount = ({ price, oldPrice }: { price: number; oldPrice: number }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className="amt">
      <b>{format.money(price)}</b>
      {oldPrice > price && (
        <s className="sm faint">
          <span className="vh">{t('kit.price.old')} </span>
          {format.money(oldPrice)}
        </s>
      )}
    </div>
  );
};

type Props = {
  course: Pick<ApiSchemas['CourseCard'], '_id' | 'title' | 'thumbnail' | 'catagory' | 'instructorName'>;
  busy?: boolean;
  note?: ReactNode;
  amount?: ReactNode;
  children: ReactNode;
};

/** A line of the cart: the course, what can be done with it, what it costs. */
export const CartLineLayout = ({ course, busy, note, amount, children }: Props) => (
  <li className="ci" aria-busy={busy}>
    <div className="th">
      {course.thumbnail ? (
        <img className="art" src={course.thumbnail} alt="" />
      ) : (
        <CourseCover kind={coverKindForCategory(course.catagory)} id={course._id} />
      )}
    </div>
    <div>
      <h2>
        <Link to={`/courseview?id=${course._id}`}>{course.title}</Link>
      </h2>
      <p className="sm muted">{course.instructorName}</p>
      {note}
      <div className="row wrapf do">{children}</div>
    </div>
    {amount}
  </li>
);
