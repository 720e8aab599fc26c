import { Button, isApiError, Loader, useDelayElapsed, useErrorText, useTranslate } from '@sargam/kit';
import { IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './player.module.css';
import type { VideoState } from './useVideo.ts';
import type { PlaybackFailure } from './useVideoSource.ts';

type Props = {
  state: VideoState;
  poster: ReactNode;
  endCard: ReactNode;
  failure: PlaybackFailure | undefined;
  isReconnecting: boolean;
  retry: () => void;
  play: () => void;
};

/** A shorter interruption needs no explanation. */
const EXPLAIN_AFTER_MS = 10_000;

const BufferingLoader = () => {
  const t = useTranslate();
  const isLate = useDelayElapsed();
  const isLong = useDelayElapsed(EXPLAIN_AFTER_MS);
  if (!isLate) return null;
  return (
    <output className={styles.waiting} aria-label={isLong ? undefined : t('kit.loading')}>
      <Loader />
      {isLong && <p>{t('kit.player.no_connection')}</p>}
    </output>
  );
};

const Failure = ({ failure, retry }: Pick<Props, 'failure' | 'retry'>) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return (
    <div className={`${styles.face} ${styles.failed}`} role="alert" slot="centered-chrome">
      <p>{isApiError(failure) ? errorText(failure) : t('kit.player.failed')}</p>
      <Button variant="main" icon={<IconRefresh aria-hidden />} onClick={retry}>
        {t('kit.retry')}
      </Button>
    </div>
  );
};

/** The layer over the video: the poster with the large play button, the loader, the end card, or the error with a retry. */
export const PlayerOverlay = ({ state, poster, endCard, failure, isReconnecting, retry, play }: Props) => {
  const t = useTranslate();
  if (failure) return <Failure failure={failure} retry={retry} />;
  if (state.ended && endCard)
    return (
      <div className={`${styles.face} ${styles.end}`} slot="centered-chrome">
        {endCard}
      </div>
    );
  const isWaiting = isReconnecting || state.waiting;
  return (
    <div className={styles.face} slot="centered-chrome">
      {!state.started && !isReconnecting && poster && <div className={styles.poster}>{poster}</div>}
      {state.paused && !isWaiting && (
        <button type="button" className={styles.playButton} aria-label={t('kit.player.play')} onClick={play}>
          <IconPlayerPlayFilled aria-hidden />
        </button>
      )}
      {isWaiting && <BufferingLoader />}
    </div>
  );
};
