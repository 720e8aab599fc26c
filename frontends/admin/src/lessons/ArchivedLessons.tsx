import { api, Button, typography, useTranslate } from '@sargam/kit';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { useAction } from '../form/index.ts';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';

type Props = { kind: 'archived' | 'removed'; lessons: readonly Lesson[] };

/**
 * Lessons that were removed although students have progress in them, or whose removal is not published yet. They can be shown again.
 */
export const ArchivedLessons = ({ kind, lessons }: Props) => {
  const t = useTranslate();
  const restore = useAction(
    (id: string) => api.POST('/course/lesson/restore/{id}', { params: { path: { id }, query: draftQuery } }),
    { saved: 'admin.course.updated', failed: 'admin.course.update_failed', refresh: '/course/' },
  );
  if (lessons.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={`${kind}-lessons`}>
      <h2 id={`${kind}-lessons`}>{t(`admin.lessons.${kind}`)}</h2>
      <p className={typography.muted}>{t(`admin.lessons.${kind}_text`)}</p>
      <ul className={styles.archived}>
        {lessons.map(({ _id, title }) => (
          <li key={_id}>
            <span>{title}</span>
            <Button
              variant="line"
              size="small"
              busy={restore.isPending && restore.variables === _id}
              text="admin.lessons.restore"
              aria-label={`${t('admin.lessons.restore')}: ${title}`}
              onClick={() => restore.mutate(_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
