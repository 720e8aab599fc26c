import { api, Button, typography, useTranslate } from '@sargam/kit';
import { useAction } from '../form/index.ts';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';

/** Lessons that were removed although students have progress in them; they can be shown again. */
export const ArchivedLessons = ({ lessons }: { lessons: readonly Lesson[] }) => {
  const t = useTranslate();
  const restore = useAction(
    (id: string) => api.POST('/course/lesson/restore/{id}', { params: { path: { id } } }),
    { saved: 'admin.course.updated', failed: 'admin.course.update_failed', refresh: '/course/' },
  );
  if (lessons.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="archived-lessons">
      <h2 id="archived-lessons">{t('admin.lessons.archived')}</h2>
      <p className={typography.muted}>{t('admin.lessons.archived_text')}</p>
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
