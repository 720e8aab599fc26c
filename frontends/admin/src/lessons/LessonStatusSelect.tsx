import { api, useTranslate } from '@sargam/kit';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { useAction } from '../form/index.ts';
import { type Lesson, type LessonStatus, lessonStatuses } from './lesson.ts';
import styles from './lessons.module.css';

/** Who may watch a lesson: everyone, logged-in users, or students with access (decision C5). */
export const LessonStatusSelect = ({ lesson: { _id, title, status } }: { lesson: Lesson }) => {
  const t = useTranslate();
  const change = useAction(
    (next: LessonStatus) =>
      api.POST('/course/lesson/edit/{id}', {
        params: { path: { id: _id }, query: draftQuery },
        body: { status: next },
      }),
    { saved: 'admin.course.updated', failed: 'admin.course.update_failed', refresh: '/course/' },
  );
  return (
    <select
      className={styles.status}
      aria-label={t('admin.lessons.status_of', { title })}
      value={change.isPending ? change.variables : status}
      disabled={change.isPending}
      onChange={(event) => {
        const next = lessonStatuses.find((name) => name === event.target.value);
        if (next) change.mutate(next);
      }}
    >
      {lessonStatuses.map((name) => (
        <option key={name} value={name}>
          {t(`admin.lessons.status.${name}`)}
        </option>
      ))}
    </select>
  );
};
