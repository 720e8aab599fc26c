import { Text } from '@sargam/kit';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './end-card.module.css';

type Props = { isDone: boolean; children: ReactNode };

/** The frame of what is shown over a video at its end. */
export const EndCard = ({ isDone, children }: Props) => (
  <section className={styles.card} data-color-scheme="dark" aria-labelledby="lesson-end">
    <h2 id="lesson-end">
      {isDone && <IconCircleCheck aria-hidden />}
      <Text id={isDone ? 'kit.player.end.done' : 'kit.player.end.over'} />
    </h2>
    {children}
  </section>
);
