import { api, Button } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../form/index.ts';
import { checklistOf } from './Checklist.tsx';
import type { StateProps } from './course-state.ts';
import type { Course } from './course-values.ts';

const paramsOf = ({ _id, version }: Course) => ({ path: { id: _id }, query: { version } });

const UnpublishButton = ({ course, change }: StateProps) => {
  const unpublish = useAction(
    () => change(() => api.GET('/course/unpublished/{id}', { params: paramsOf(course) })),
    {
      saved: 'admin.course.unpublished',
      failed: 'admin.course.unpublish_failed',
    },
  );
  return (
    <Button
      variant="line"
      busy={unpublish.isPending}
      text="admin.card.unpublish"
      onClick={() => unpublish.mutate(undefined)}
    />
  );
};

/** A course that is not complete cannot be published. */
const PublishButton = ({ course, change }: StateProps) => {
  const { data } = useQuery(checklistOf(course._id));
  const publish = useAction(
    () => change(() => api.GET('/course/published/{id}', { params: paramsOf(course) })),
    {
      saved: 'admin.course.published',
      failed: 'admin.course.publish_failed',
    },
  );
  return (
    <Button
      variant="main"
      disabled={!data?.ready}
      busy={publish.isPending}
      text="admin.card.publish"
      onClick={() => publish.mutate(undefined)}
    />
  );
};

/** Publishes the course or ends that; only for admins. */
export const PublishButtons = (props: StateProps) =>
  props.course.published ? <UnpublishButton {...props} /> : <PublishButton {...props} />;
