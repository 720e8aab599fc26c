import { type ApiSchemas, Badge, Button, Text, typography, useUser } from '@sargam/kit';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { usePageKeys } from '../practice/keys/usePageKeys.ts';
import styles from './completion.module.css';
import { useMarkCompleted } from './useMarkCompleted.ts';

type Props = { courseId: string; lesson: ApiSchemas['Lesson'] };

/** Whether the lesson is done, the rule for it, and the mark by hand, which the key D sets and removes. */
export const LessonCompletion = ({ courseId, lesson: { _id, completed, watched } }: Props) => {
  const isLoggedIn = useUser() !== undefined;
  const mark = useMarkCompleted(courseId, _id);
  const canMark = isLoggedIn && !watched;
  const toggle = (): void => {
    if (!mark.isPending) mark.mutate(!completed);
  };
  usePageKeys(canMark ? { d: toggle } : {});
  if (!isLoggedIn) return null;
  return (
    <div className={styles.done}>
      {canMark ? (
        <Button
          variant={completed ? 'soft' : 'line'}
          size="small"
          busy={mark.isPending}
          icon={completed ? <IconCircleCheck aria-hidden /> : <IconCircle aria-hidden />}
          aria-pressed={completed}
          text={completed ? 'panel.done.marked' : 'panel.done.mark'}
          onClick={toggle}
        />
      ) : (
        <Badge kind="success" text="panel.done.watched" />
      )}
      <p className={`${typography.tiny} ${typography.faint}`}>
        <Text id="panel.done.rule" />
      </p>
    </div>
  );
};
