import { Button, Link, layout, Text, typography, useCategoryName, useI18n } from '@sargam/kit';
import { IconChevronRight, IconClock, IconListNumbers, IconStairsUp, IconUser } from '@tabler/icons-react';
import { findCheapestOffer, listOffers } from '../shared/course/offers.ts';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import styles from './course-page.module.css';
import { type Course, isEnrolled } from './lessons.ts';
import { scrollToOffers } from './scroll-to-offers.ts';
import { ShareCourse } from './share/ShareCourse.tsx';

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

/** The sum of the lessons if every length is known, else the hours or the text of the instructor (decision B42). */
const useCourseLength = ({ courseHour, videos = [] }: Course): string | undefined => {
  const { t, format } = useI18n();
  if (videos.length > 0 && videos.every(({ duration }) => duration > 0))
    return format.duration(videos.reduce((sum, { duration }) => sum + duration, 0));
  const hours = Number(courseHour);
  if (courseHour.trim() && Number.isNaN(hours)) return courseHour;
  return hours > 0 ? t('storefront.course.hours', { count: hours }) : undefined;
};

const CourseFacts = ({ course }: { course: Course }) => {
  const length = useCourseLength(course);
  return (
    <p className={styles.facts}>
      {course.instructorName && (
        <span>
          <IconUser aria-hidden />
          {course.instructorName}
        </span>
      )}
      <span>
        <IconStairsUp aria-hidden />
        <Text id={`kit.level.${course.courseType}`} />
      </span>
      {course.videos && course.videos.length > 0 && (
        <span>
          <IconListNumbers aria-hidden />
          <Text id="kit.count.lessons" values={{ count: course.videos.length }} />
        </span>
      )}
      {length && (
        <span>
          <IconClock aria-hidden />
          {length}
        </span>
      )}
    </p>
  );
};

/** The lowest price beside the button; on small screens the bar at the bottom shows it. */
const FromPrice = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const cheapestOffer = findCheapestOffer(listOffers(course));
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
          <Button variant="main" size="large" onClick={scrollToOffers} text="storefront.course.choose" />
          <FromPrice course={course} />
          <WishlistButton course={course} />
        </>
      )}
      <ShareCourse course={course} />
    </div>
  </div>
);
