import { api, Button, roles, typography, useI18n, useUser } from '@sargam/kit';
import { useState } from 'react';
import { ConfirmDialog, useAction } from '../form/index.ts';
import type { StateProps } from './course-state.ts';
import type { Course } from './course-values.ts';

const publishRevision = ({ _id, version }: Course) =>
  api.POST('/course/revision/publish/{id}', { params: { path: { id: _id } }, body: { version } });
const discardRevision = ({ _id, version }: Course) =>
  api.DELETE('/course/revision/{id}', { params: { path: { id: _id }, query: { version } } });

/** Whether texts, lessons or files of the course have changes that visitors do not see yet. */
export const isRevised = ({ revisionSavedAt, lessonChanges = 0 }: Course): boolean =>
  Boolean(revisionSavedAt) || lessonChanges > 0;

const DiscardButton = ({ course, change }: StateProps) => {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const discard = useAction(() => change(() => discardRevision(course)), {
    saved: 'admin.course.updated',
    failed: 'admin.course.update_failed',
  });
  return (
    <>
      <Button variant="line" text="admin.revision.discard" onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('admin.revision.discard_title')}
        text={t('admin.revision.discard_text')}
        confirm="admin.revision.discard"
        busy={discard.isPending}
        onCancel={close}
        onConfirm={() => discard.mutate(undefined, { onSettled: close })}
      />
    </>
  );
};

/** The saved changes of a published course: visitors do not see them before an admin has published them. */
export const Revision = ({ course, change }: StateProps) => {
  const { t, format } = useI18n();
  const isAdmin = useUser()?.type === roles.admin;
  const publish = useAction(() => change(() => publishRevision(course)), {
    saved: 'admin.course.published',
    failed: 'admin.course.publish_failed',
  });
  const { revisionSavedAt, lessonChanges = 0 } = course;
  if (!isRevised(course)) return null;
  return (
    <>
      <div className={`${typography.small} ${typography.muted}`}>
        {revisionSavedAt && <p>{t('admin.revision.saved_at', { time: format.dateTime(revisionSavedAt) })}</p>}
        {lessonChanges > 0 && <p>{t('admin.revision.lesson_changes', { count: lessonChanges })}</p>}
      </div>
      {isAdmin && (
        <Button
          variant="main"
          busy={publish.isPending}
          text="admin.revision.publish"
          onClick={() => publish.mutate(undefined)}
        />
      )}
      <DiscardButton course={course} change={change} />
    </>
  );
};
