import { IconButton, layout, useI18n } from '@sargam/kit';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { PlayerSettings } from './PlayerSettings.tsx';
import styles from './player.module.css';
import type { PlayerCaptions, PlayerChapter } from './player-props.ts';
import { speeds } from './speeds.ts';
import { PlayerTime, TimeSlider } from './TimeSlider.tsx';
import type { VideoActions, VideoState } from './useVideo.ts';
import { VolumeControl } from './VolumeControl.tsx';

const buttonKeys = new Set([' ', 'Enter']);

const sliderKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

const isControlKey = (target: EventTarget | null, key: string): boolean => {
  // Escape closes the settings.
  if (key === 'Escape') return false;
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return sliderKeys.has(key) || target.type === 'radio';
  return target instanceof HTMLButtonElement && buttonKeys.has(key);
};

/**
 * Stops key events that a focused control handles itself from reaching media-chrome: otherwise a space on "mute" would
 * also pause. Uses native listeners, because React's listeners run after media-chrome's.
 */
const useControlKeys = (): RefObject<HTMLDivElement | null> => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    const stopControlKeys = (event: KeyboardEvent): void => {
      if (isControlKey(event.target, event.key)) event.stopPropagation();
    };
    element?.addEventListener('keydown', stopControlKeys);
    element?.addEventListener('keyup', stopControlKeys);
    return () => {
      element?.removeEventListener('keydown', stopControlKeys);
      element?.removeEventListener('keyup', stopControlKeys);
    };
  }, []);
  return bar;
};

/** The speeds to choose from: the specified ones and the present one, which the speed trainer may have set. */
const listSpeeds = (rate: number): number[] =>
  [...new Set([...speeds, rate])].toSorted((one, other) => one - other);

type SpeedSelectProps = { rate: number; set: (rate: number) => void };

/** Selects the playback speed. The browser keeps the pitch. */
const SpeedSelect = ({ rate, set }: SpeedSelectProps) => {
  const { t, format } = useI18n();
  return (
    <select
      className={styles.speed}
      aria-label={t('kit.player.speed')}
      value={rate}
      onChange={(event) => set(Number(event.target.value))}
    >
      {listSpeeds(rate).map((speed) => (
        <option key={speed} value={speed}>{`${format.count(speed)}×`}</option>
      ))}
    </select>
  );
};

const JUMP_S = 10;

type Props = {
  video: RefObject<HTMLVideoElement | null>;
  state: VideoState;
  actions: VideoActions;
  chapters: readonly PlayerChapter[];
  captions: readonly PlayerCaptions[];
  /** The URL that plays. */
  src: string;
  turnFullScreen: () => void;
};

export const Controls = ({ video, state, actions, chapters, captions, src, turnFullScreen }: Props) => {
  const { t } = useI18n();
  const bar = useControlKeys();
  return (
    <div className={styles.controls} ref={bar}>
      <TimeSlider state={state} chapters={chapters} seek={actions.seek} />
      <div className={layout.row}>
        <IconButton
          label={t(state.paused ? 'kit.player.play' : 'kit.player.pause')}
          onClick={state.paused ? actions.play : actions.pause}
        >
          {state.paused ? <IconPlayerPlayFilled aria-hidden /> : <IconPlayerPauseFilled aria-hidden />}
        </IconButton>
        <IconButton label={t('kit.player.back')} onClick={() => actions.seek(state.time - JUMP_S)}>
          <IconRewindBackward10 aria-hidden />
        </IconButton>
        <IconButton label={t('kit.player.forward')} onClick={() => actions.seek(state.time + JUMP_S)}>
          <IconRewindForward10 aria-hidden />
        </IconButton>
        <VolumeControl state={state} actions={actions} />
        <PlayerTime state={state} />
        <span className={layout.grow} />
        <SpeedSelect rate={state.rate} set={actions.setRate} />
        <PlayerSettings captions={captions} video={video} src={src} />
        <IconButton label={t('kit.player.full_screen')} onClick={turnFullScreen}>
          <IconMaximize aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
