import { type ApiSchemas, api } from '@sargam/kit';
import { StateButtons } from '../cards/index.ts';
import { useAction } from '../form/index.ts';

type Course = Pick<ApiSchemas['CourseCard'], '_id' | 'published' | 'featured' | 'version'>;

const changePublication = ({ _id, published, version }: Course) => {
  const params = { path: { id: _id }, query: { version } };
  return published
    ? api.GET('/course/unpublished/{id}', { params })
    : api.GET('/course/published/{id}', { params });
};

const changeFeature = ({ _id, featured }: Course) =>
  api.POST('/course/featured/add/', {
    body: { featured: featured ? [] : [_id], unFeatured: featured ? [_id] : [] },
  });

const refresh = '/course/';

/** Features and publishes a course, or ends that. A course that another admin has changed in between is not published. */
export const CourseStateButtons = ({ course }: { course: Course }) => {
  const { published, featured } = course;
  const feature = useAction(changeFeature, {
    saved: featured ? 'admin.course.unfeatured' : 'admin.course.featured',
    failed: 'admin.generic.failed_retry',
    refresh,
  });
  const publish = useAction(changePublication, {
    saved: published ? 'admin.course.unpublished' : 'admin.course.published',
    failed: published ? 'admin.course.unpublish_failed' : 'admin.course.publish_failed',
    refresh,
  });
  return <StateButtons thing={course} feature={feature} publish={publish} />;
};
