import './player.css';
import 'media-chrome/dist/media-controller.js';
import { useText } from '@sargam/kit';
import { createElement, useEffect, useRef } from 'react';
import { Controls } from './Controls.tsx';
import { PlayerFace } from './PlayerFace.tsx';
import type { PlayerProps } from './player-props.ts';
import { useProgress } from './useProgress.ts';
import { useSource } from './useSource.ts';
import { useVideoState } from './useVideoState.ts';

const HIDE_AFTER_S = 3;

/**
 * Plays one lesson. media-chrome's controller is the frame (it hides the controls, knows the keys k j l m f, space and
 * arrows, and goes full screen); the controls inside it are ours, in the page's language and digits.
 */
export default function LessonPlayer(props: PlayerProps) {
  const t = useText();
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const state = useVideoState(video);
  const { src, failed, asking, retry, onLoaded, onTime, onError } = useSource(video, props);
  useProgress(video, props.onProgress);
  const name = t('kit.player.label', { title: props.title });

  // The element names itself in English when it is connected.
  useEffect(() => frame.current?.setAttribute('aria-label', name), [name]);

  return createElement(
    'media-controller',
    {
      ref: frame,
      class: 'player',
      novolumepref: '',
      nomutedpref: '',
      autohide: HIDE_AFTER_S,
      defaultstreamtype: 'on-demand',
      tabindex: 0,
    },
    <video
      slot="media"
      ref={video}
      src={src}
      preload="metadata"
      playsInline
      autoPlay={props.autoPlay}
      onLoadedMetadata={onLoaded}
      onTimeUpdate={onTime}
      onError={onError}
      onEnded={props.onEnded}
    />,
    <PlayerFace
      state={state}
      poster={props.poster}
      failed={failed}
      asking={asking}
      retry={() => void retry()}
      play={() => void video.current?.play()}
    />,
    <Controls state={state} video={video} frame={frame} />,
  );
}
