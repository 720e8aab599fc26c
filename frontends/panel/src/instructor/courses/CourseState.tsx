import { type ApiSchemas, Badge } from '@sargam/kit';

/** Whether visitors see the course. */
export const CourseState = ({ course: { published } }: { course: ApiSchemas['TaughtCourse'] }) => (
  <Badge
    kind={published ? 'success' : 'warning'}
    text={published ? 'panel.teaching.published' : 'panel.teaching.unpublished'}
  />
);
