import { Loader, useTranslate } from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './video-poster.module.css';

type Props = {
  picture: ReactNode;
  /** The address of the video, for a browser in which the script has not run. */
  href: string;
  onPress: () => void;
  /** Hover or focus: a good moment to preload the player. */
  onNear?: () => void;
  busy?: boolean;
};

/** A picture with a play link, shown until the click, because loading a player is slow on phones. Fills its container. */
export const VideoPoster = ({ picture, href, onPress, onNear, busy = false }: Props) => {
  const t = useTranslate();
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    if (!busy) onPress();
  };
  return (
    <a
      className={styles.poster}
      href={href}
      aria-label={t('kit.youtube.play')}
      aria-busy={busy || undefined}
      onClick={press}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {picture}
      <span>{busy ? <Loader /> : <IconPlayerPlayFilled aria-hidden />}</span>
    </a>
  );
};
