import { Text, typography, useTranslate } from '@sargam/kit';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';

type Ladder = NonNullable<Lesson['ladder']>;

const Encoding = ({ percent, title }: { percent: number; title: string }) => {
  const t = useTranslate();
  return (
    <span className={styles.encoding}>
      <progress value={percent} max={100} aria-label={t('admin.lessons.ladder.label', { title })} />
      <Text id="admin.lessons.ladder.encoding" values={{ percent }} />
    </span>
  );
};

/** How far the qualities of a video are, for the person who uploaded it. The lesson can be watched meanwhile. */
export const LadderProgress = ({ ladder, title }: { ladder: Ladder; title: string }) => {
  const { state, percent, reason } = ladder;
  return (
    <output className={`${typography.small} ${typography.muted} ${typography.digits}`}>
      {state === 'encoding' && <Encoding percent={percent} title={title} />}
      {state === 'failed' && (
        <span className={styles.ladderFailed}>
          <IconAlertTriangle aria-hidden />
          <Text id={`admin.lessons.ladder.failed.${reason ?? 'interrupted'}`} />
        </span>
      )}
      {(state === 'waiting' || state === 'ready' || state === 'no_encoder') && (
        <Text id={`admin.lessons.ladder.${state}`} />
      )}
    </output>
  );
};
