import { IconButton, useText } from '@sargam/kit';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Speed } from './Speed.tsx';
import { PlayTime, TimeSlider } from './TimeSlider.tsx';
import { useOwnKeys } from './useOwnKeys.ts';
import type { VideoState } from './useVideoState.ts';
import { Volume } from './Volume.tsx';

const JUMP_S = 10;

type Props = {
  state: VideoState;
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
};

const turnFullScreen = (frame: HTMLElement | null): void => {
  const name = document.fullscreenElement ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest';
  frame?.dispatchEvent(new CustomEvent(name, { composed: true, bubbles: true }));
};

export const Controls = ({ state, video, frame }: Props) => {
  const t = useText();
  const bar = useOwnKeys();
  const seek = (seconds: number): void => {
    if (video.current) video.current.currentTime = Math.min(state.duration, Math.max(0, seconds));
  };
  const turn = (): void => {
    if (state.paused) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  };
  return (
    <div className="ctrls" ref={bar}>
      <TimeSlider state={state} seek={seek} />
      <div className="row">
        <IconButton label={t(state.paused ? 'kit.player.play' : 'kit.player.pause')} onClick={turn}>
          {state.paused ? <IconPlayerPlayFilled aria-hidden /> : <IconPlayerPauseFilled aria-hidden />}
        </IconButton>
        <IconButton label={t('kit.player.back')} onClick={() => seek(state.time - JUMP_S)}>
          <IconRewindBackward10 aria-hidden />
        </IconButton>
        <IconButton label={t('kit.player.forward')} onClick={() => seek(state.time + JUMP_S)}>
          <IconRewindForward10 aria-hidden />
        </IconButton>
        <Volume state={state} video={video} />
        <PlayTime state={state} />
        <span className="grow" />
        <Speed rate={state.rate} video={video} />
        <IconButton label={t('kit.player.full_screen')} onClick={() => turnFullScreen(frame.current)}>
          <IconMaximize aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
