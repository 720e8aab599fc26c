import { type ApiSchemas, Badge, Button, ButtonLink, CourseCard, Price, useTranslate } from '@sargam/kit';
import { IconHeartOff, IconShoppingBag } from '@tabler/icons-react';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import styles from './wishlist.module.css';

type Course = ApiSchemas['CourseCard'];

const RemoveButton = ({ course, remove }: { course: Course; remove: () => void }) => {
  const t = useTranslate();
  return (
    <Button
      variant="ghost"
      size="s"
      icon={<IconHeartOff aria-hidden />}
      aria-label={t('panel.wishlist.remove_label', { title: course.title })}
      onClick={remove}
      text="panel.wishlist.remove"
    />
  );
};

/** A course that is no longer sold. It can only be removed. */
export const UnsoldCard = ({ course, remove }: { course: Course; remove: () => void }) => (
  <article className={`course ${styles.unsold}`}>
    <div className="pic">
      <CourseThumbnail course={course} />
    </div>
    <div className="body">
      <h2 className="course-title">{course.title}</h2>
      <p className="sm muted">{course.instructorName}</p>
      <p className="price">
        <Badge kind="bad" text="panel.wishlist.unsold" />
      </p>
      <div className={styles.actions}>
        <RemoveButton course={course} remove={remove} />
      </div>
    </div>
  </article>
);

type Props = { course: Course; isInCart: boolean; isAdding: boolean; add: () => void; remove: () => void };

export const WishlistCard = ({ course, isInCart, isAdding, add, remove }: Props) => {
  const t = useTranslate();
  const foot = (
    <>
      <Price price={course.price} oldPrice={course.oldPrice} />
      <div className={styles.actions}>
        {isInCart ? (
          <ButtonLink variant="line" size="s" to="/cart" text="panel.wishlist.see_cart" />
        ) : (
          <Button
            size="s"
            busy={isAdding}
            icon={<IconShoppingBag aria-hidden />}
            aria-label={t('panel.wishlist.add_label', { title: course.title })}
            onClick={add}
            text="panel.wishlist.add"
          />
        )}
        <RemoveButton course={course} remove={remove} />
      </div>
    </>
  );
  return <CourseCard course={course} as="h2" footer={foot} />;
};
