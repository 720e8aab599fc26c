import { IconButton, useTranslate } from '@sargam/kit';
import {
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react';
import { SpeedSelect } from './SpeedSelect.tsx';
import { PlayerTime, TimeSlider } from './TimeSlider.tsx';
import { useControlKeys } from './useControlKeys.ts';
import type { VideoActions, VideoState } from './useVideo.ts';
import { VolumeControl } from './VolumeControl.tsx';

const JUMP_S = 10;

type Props = { state: VideoState; actions: VideoActions; turnFullScreen: () => void };

export const Controls = ({ state, actions, turnFullScreen }: Props) => {
  const t = useTranslate();
  const bar = useControlKeys();
  return (
    <div className="ctrls" ref={bar}>
      <TimeSlider state={state} seek={actions.seek} />
      <div className="row">
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
        <span className="grow" />
        <SpeedSelect rate={state.rate} set={actions.setRate} />
        <IconButton label={t('kit.player.full_screen')} onClick={turnFullScreen}>
          <IconMaximize aria-hidden />
        </IconButton>
      </div>
    </div>
  );
};
