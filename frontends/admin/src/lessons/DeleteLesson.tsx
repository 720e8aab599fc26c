import { api, toast, useTranslate } from '@sargam/kit';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { DeleteDialog, useAction } from '../form/index.ts';
import type { Lesson } from './lesson.ts';

type Props = { lesson: Lesson | undefined; onClose: () => void };

/** Deletes a lesson after a question. The server archives a lesson with progress instead. */
export const DeleteLesson = ({ lesson, onClose }: Props) => {
  const t = useTranslate();
  const remove = useAction(
    async ({ _id, title }: Lesson) => {
      const { archived } = await api.DELETE('/course/lesson/{id}', {
        params: { path: { id: _id }, query: draftQuery },
      });
      if (archived) toast.info(t('admin.lessons.archived_instead', { title }));
    },
    { saved: 'admin.course.updated', failed: 'admin.course.update_failed', refresh: '/course/' },
  );
  return (
    <DeleteDialog
      row={lesson}
      title={t('admin.lessons.delete_title', { title: lesson?.title ?? '' })}
      text={t('admin.lessons.delete_text')}
      remove={remove}
      onClose={onClose}
    />
  );
};
