import { type ApiSchemas, api, Button } from '@sargam/kit';
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
  const { published, featured } = instructor;
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
  return (
    <>
      <Button
        variant="line"
        size="small"
        busy={feature.isPending}
        text={featured ? 'admin.card.unfeature' : 'admin.card.feature'}
        onClick={() => feature.mutate(instructor)}
      />
      <Button
        variant={published ? 'line' : 'solid'}
        size="small"
        busy={publish.isPending}
        text={published ? 'admin.card.unpublish' : 'admin.card.publish'}
        onClick={() => publish.mutate(instructor)}
      />
    </>
  );
};
