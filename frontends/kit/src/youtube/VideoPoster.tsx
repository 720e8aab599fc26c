import { useTranslate } from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './video-poster.module.css';

type Props = {
  picture: ReactNode;
  onPress: () => void;
  /** Hover or focus: a good moment to preload the player. */
  onNear?: () => void;
};

/** A picture with a play button, shown until the click, because loading a player is slow on phones. Fills its container. */
export const VideoPoster = ({ picture, onPress, onNear }: Props) => {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={t('kit.youtube.play')}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {picture}
      <span>
        <IconPlayerPlayFilled aria-hidden />
      </span>
    </button>
  );
};
