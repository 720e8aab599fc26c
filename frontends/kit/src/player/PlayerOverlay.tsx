import { Button, Loader, useDelayElapsed, useTranslate } from '@sargam/kit';
import { IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './player.module.css';
import type { VideoState } from './useVideo.ts';

type Props = {
  state: VideoState;
  poster: ReactNode;
  failed: boolean;
  isRenewing: boolean;
  retry: () => void;
  play: () => void;
};

const BufferingLoader = () => {
  const t = useTranslate();
  const late = useDelayElapsed();
  if (!late) return null;
  return (
    <output className={styles.waiting} aria-label={t('kit.loading')}>
      <Loader />
    </output>
  );
};

/** The layer over the video: the poster with the large play button, the loader, or the error with a retry. */
export const PlayerOverlay = ({ state, poster, failed, isRenewing, retry, play }: Props) => {
  const t = useTranslate();
  if (failed) {
    return (
      <div className={`${styles.face} ${styles.failed}`} role="alert" slot="centered-chrome">
        <p>{t('kit.player.failed')}</p>
        <Button variant="main" icon={<IconRefresh aria-hidden />} busy={isRenewing} onClick={retry}>
          {t('kit.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.face} slot="centered-chrome">
      {!state.started && poster && <div className={styles.poster}>{poster}</div>}
      {state.paused && (
        <button type="button" className={styles.playButton} aria-label={t('kit.player.play')} onClick={play}>
          <IconPlayerPlayFilled aria-hidden />
        </button>
      )}
      {state.waiting && <BufferingLoader />}
    </div>
  );
};
