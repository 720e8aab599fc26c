import { CourseCard, Section, useTranslate } from '@sargam/kit';
import { useQueries } from '@tanstack/react-query';
import { courseQuery } from '../shared/course/useCourse.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import type { Course } from './lessons.ts';

/** The courses of a bundle. Courses that fail to load are left out. */
export const BundleCourses = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const queries = useQueries({ queries: course.bundle ? course.bundleCourses.map(courseQuery) : [] });
  const courses = queries.flatMap(({ data }) => (data ? [data] : []));
  if (courses.length === 0) return null;
  return (
    <Section id="bundle-courses" title={t('storefront.course.in_bundle')}>
      <ul className="course-grid">
        {courses.map((child) => (
          <li key={child._id}>
            <CourseCard course={child} action={<WishlistHeart course={child} />} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
