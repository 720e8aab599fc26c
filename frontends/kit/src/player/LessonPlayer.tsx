import './player.css';
import 'media-chrome/dist/media-controller.js';
import { useTranslate } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import { Controls } from './Controls.tsx';
import { PlayerOverlay } from './PlayerOverlay.tsx';
import type { PlayerProps } from './player-props.ts';
import { useProgress } from './useProgress.ts';
import { useVideo } from './useVideo.ts';
import { useVideoSource } from './useVideoSource.ts';

const HIDE_AFTER_S = 3;

/**
 * Plays one lesson. media-chrome's controller is the frame (it hides the controls, knows the keys k j l m f, space and
 * arrows, and goes full screen); the controls inside it are ours, in the page's language and digits.
 */
export default function LessonPlayer(props: PlayerProps) {
  const t = useTranslate();
  const frame = useRef<HTMLElement>(null);
  const { ref, state, act } = useVideo();
  const { src, failed, asking, retry, onLoaded, onTime, onError } = useVideoSource(props, act);
  useProgress(ref, props.onProgress);
  // Not an attribute: metadata that come before the element is on the page would go unheard, and with them the place
  // to go on from.
  useEffect(() => act.open(src), [act, src]);
  const name = t('kit.player.label', { title: props.title });

  // The element names itself in English when it is connected.
  useEffect(() => frame.current?.setAttribute('aria-label', name), [name]);

  const { focusOnMount } = props;
  useEffect(() => {
    if (focusOnMount) frame.current?.focus();
  }, [focusOnMount]);

  const turnFullScreen = (): void => {
    const event = document.fullscreenElement ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest';
    frame.current?.dispatchEvent(new CustomEvent(event, { composed: true, bubbles: true }));
  };
  return (
    <media-controller
      ref={frame}
      class="player"
      novolumepref=""
      nomutedpref=""
      autohide={HIDE_AFTER_S}
      defaultstreamtype="on-demand"
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- lessons have no caption files */}
      <video
        slot="media"
        ref={ref}
        preload="metadata"
        playsInline
        autoPlay={props.autoPlay}
        onLoadedMetadata={(event) => onLoaded(event.currentTarget)}
        onTimeUpdate={(event) => onTime(event.currentTarget)}
        onError={onError}
        onEnded={props.onEnded}
      />
      <PlayerOverlay
        state={state}
        poster={props.poster}
        failed={failed}
        asking={asking}
        retry={() => void retry()}
        play={act.play}
      />
      <Controls state={state} act={act} turnFullScreen={turnFullScreen} />
    </media-controller>
  );
}
