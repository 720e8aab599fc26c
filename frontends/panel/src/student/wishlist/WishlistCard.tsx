import {
  type ApiSchemas,
  Badge,
  Button,
  ButtonLink,
  CardFacts,
  CardPrice,
  CourseCard,
  PictureCard,
  typography,
  useTranslate,
} from '@sargam/kit';
import { IconHeartOff, IconShoppingBag } from '@tabler/icons-react';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import styles from './wishlist.module.css';

type Course = ApiSchemas['CourseCard'];

const RemoveButton = ({ course, remove }: { course: Course; remove: () => void }) => {
  const t = useTranslate();
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<IconHeartOff aria-hidden />}
      aria-label={t('panel.wishlist.remove_label', { title: course.title })}
      onClick={remove}
      text="panel.wishlist.remove"
    />
  );
};

/** A course that is no longer sold. It can only be removed. */
export const UnsoldCard = ({ course, remove }: { course: Course; remove: () => void }) => (
  <PictureCard
    className={styles.unsold}
    picture={<CourseThumbnail course={course} />}
    title={course.title}
    as="h2"
  >
    <p className={`${typography.small} ${typography.muted}`}>{course.instructorName}</p>
    <p className={styles.status}>
      <Badge kind="danger" text="panel.wishlist.unsold" />
    </p>
    <div className={styles.actions}>
      <RemoveButton course={course} remove={remove} />
    </div>
  </PictureCard>
);

type Props = { course: Course; isInCart: boolean; isAdding: boolean; add: () => void; remove: () => void };

export const WishlistCard = ({ course, isInCart, isAdding, add, remove }: Props) => {
  const t = useTranslate();
  const foot = (
    <>
      <CardFacts course={course} />
      <CardPrice price={course.price} oldPrice={course.oldPrice} />
      <div className={styles.actions}>
        {isInCart ? (
          <ButtonLink variant="line" size="small" to="/cart" text="panel.wishlist.see_cart" />
        ) : (
          <Button
            size="small"
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
