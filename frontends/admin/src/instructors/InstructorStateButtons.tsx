import { type ApiSchemas, api } from '@sargam/kit';
import { StateButtons } from '../cards/index.ts';
import { refetchStartingWith, useAction } from '../form/index.ts';

type Instructor = Pick<ApiSchemas['InstructorCard'], '_id' | 'published' | 'featured' | 'version'>;

/** Unpublishing takes the courses off sale, so their lists are reloaded too. */
const changePublication = async ({ _id, published, version }: Instructor): Promise<void> => {
  const params = { path: { id: _id }, query: { version } };
  if (published) await api.GET('/instructor/instructorunpublish/{id}', { params });
  else await api.GET('/instructor/instructorpublish/{id}', { params });
  await refetchStartingWith('/course/');
};

const changeFeature = ({ _id, featured }: Instructor) =>
  api.POST('/instructor/featured/add/', {
    body: { featured: featured ? [] : [_id], unFeatured: featured ? [_id] : [] },
  });

const refresh = '/instructor/';

/** Features and publishes an instructor, or ends that. */
export const InstructorStateButtons = ({ instructor }: { instructor: Instructor }) => {
  const { published } = instructor;
  const feature = useAction(changeFeature, {
    saved: 'admin.instructor.updated',
    failed: 'admin.instructor.update_failed',
    refresh,
  });
  const publish = useAction(changePublication, {
    saved: published ? 'admin.instructor.unpublished' : 'admin.instructor.published',
    failed: published ? 'admin.instructor.unpublish_failed' : 'admin.instructor.publish_failed',
    refresh,
  });
  return <StateButtons thing={instructor} feature={feature} publish={publish} />;
};
