import { IconButton } from '@sargam/kit';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from './lessons.module.css';

export type Position = { index: number; last: number };

type Props = { id: string; title: string; position: Position; onStep: (by: 1 | -1) => void };

/** The element id of a button that moves a lesson up (-1) or down (1). */
export const moveButtonId = (lessonId: string, by: 1 | -1): string =>
  `${lessonId}-${by === 1 ? 'down' : 'up'}`;

/** Moves a lesson by one position. At an end of the list the button stays focusable, so that the focus is not lost. */
export const MoveButtons = ({ id, title, position: { index, last }, onStep }: Props) => (
  <span className={styles.moves}>
    <IconButton
      small
      id={moveButtonId(id, -1)}
      label="admin.lessons.up"
      values={{ title }}
      aria-disabled={index === 0}
      onClick={() => onStep(-1)}
    >
      <IconArrowUp aria-hidden />
    </IconButton>
    <IconButton
      small
      id={moveButtonId(id, 1)}
      label="admin.lessons.down"
      values={{ title }}
      aria-disabled={index === last}
      onClick={() => onStep(1)}
    >
      <IconArrowDown aria-hidden />
    </IconButton>
  </span>
);
