import { Link, layout, typography, useCategoryName, useI18n } from '@sargam/kit';
import { IconChevronRight } from '@tabler/icons-react';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { ChooseAccessLink } from './ChooseAccessLink.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import styles from './course-page.module.css';
import { type Course, isEnrolled } from './lessons.ts';
import { ShareCourse } from './share/ShareCourse.tsx';
import { useOffers } from './useOffers.ts';

export const Breadcrumb = ({ course }: { course: Course }) => {
  const { t } = useI18n();
  const nameOf = useCategoryName();
  return (
    <nav className={styles.breadcrumb} aria-label={t('storefront.course.crumb')}>
      <Link to="/allcourses" text="storefront.course.courses" />
      <IconChevronRight aria-hidden />
      <Link to={`/allcourses?catagory=${encodeURIComponent(course.catagory)}`}>
        {nameOf(course.catagory)}
      </Link>
    </nav>
  );
};

/** The lowest price beside the button; on small screens the bar at the bottom shows it. */
const FromPrice = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const { cheapestOffer } = useOffers(course);
  if (!cheapestOffer) return null;
  return (
    <span className={`${styles.fromPrice} ${layout.desktopOnly} ${typography.digits}`}>
      {t('storefront.course.from_price', { amount: format.money(cheapestOffer.price) })}
    </span>
  );
};

export const CourseHeader = ({ course }: { course: Course }) => (
  <div className={styles.header}>
    <h1>{course.title}</h1>
    {course.subtitle && <p className={styles.subtitle}>{course.subtitle}</p>}
    <CourseFacts course={course} />
    <div className={`${layout.row} ${layout.wrapping} ${styles.actions}`}>
      {!isEnrolled(course) && (
        <>
          <ChooseAccessLink variant="main" size="large" text="storefront.course.choose" />
          <FromPrice course={course} />
          <WishlistButton course={course} />
        </>
      )}
      <ShareCourse course={course} />
    </div>
  </div>
);
