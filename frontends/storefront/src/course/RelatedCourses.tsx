import { Section, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { CourseGrid } from '../course-grid/CourseGrid.tsx';
import { relatedCoursesQuery } from '../shared/queries.ts';

/** Similar courses that the student does not have. Without an answer the page has no such section. */
export const RelatedCourses = ({ courseId }: { courseId: string }) => {
  const { data } = useQuery(relatedCoursesQuery(courseId));
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="related-courses" title={<Text id="storefront.course.related" />}>
      <CourseGrid courses={data.data} />
    </Section>
  );
};
