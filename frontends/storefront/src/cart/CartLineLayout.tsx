import { type ApiSchemas, Button, CoverPicture, Link, layout, typography, useI18n } from '@sargam/kit';
import type { ReactNode } from 'react';
import cartStyles from './cart.module.css';

type ButtonProps = { icon: ReactNode; text: string; title: string; onClick: () => void };

/** `text`: a text key. The accessible name contains the course title, because several lines have the same buttons. */
export const CartLineButton = ({ text, title, ...rest }: ButtonProps) => {
  const { t } = useI18n();
  return (
    <Button variant="ghost" size="small" aria-label={t(`${text}_title`, { title })} text={text} {...rest} />
  );
};

/** `oldPrice`: the price before a discount, or the full price of an upgrade. */
export const CartLineAmount = ({ price, oldPrice }: { price: number; oldPrice: number }) => {
  const { t, format } = useI18n();
  return (
    <div className={cartStyles.amount}>
      <b>{format.money(price)}</b>
      {oldPrice > price && (
        <s className={`${typography.small} ${typography.faint}`}>
          <span className={layout.visuallyHidden}>{t('kit.price.old')} </span>
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

export const CartLineLayout = ({ course, busy, note, amount, children }: Props) => (
  <li className={cartStyles.line} aria-busy={busy}>
    <div className={cartStyles.picture}>
      <CoverPicture id={course._id} catagory={course.catagory} src={course.thumbnail} />
    </div>
    <div>
      <h2>
        <Link to={`/courseview?id=${course._id}`}>{course.title}</Link>
      </h2>
      <p className={`${typography.small} ${typography.muted}`}>{course.instructorName}</p>
      {note}
      <div className={`${layout.row} ${layout.wrapping} ${cartStyles.actions}`}>{children}</div>
    </div>
    {amount}
  </li>
);
