import styles from './player.module.css';
import 'media-chrome/dist/media-controller.js';
import { useTranslate } from '@sargam/kit';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { PlayerOverlay } from './PlayerOverlay.tsx';
import type { PlayerProps } from './player-props.ts';
import { useProgress } from './useProgress.ts';
import { useVideo } from './useVideo.ts';
import { useVideoSource } from './useVideoSource.ts';
import { Watermark } from './Watermark.tsx';

const HIDE_AFTER_S = 3;

const toggleFullScreen = (player: HTMLElement | null): void => {
  const event = document.fullscreenElement ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest';
  player?.dispatchEvent(new CustomEvent(event, { composed: true, bubbles: true }));
};

/** A screen on which the player and the page's header do not fit together, such as a phone's in landscape. */
const isShortScreen = (): boolean => matchMedia('(max-height: 560px)').matches;

/** Sets the accessible name, and the focus if requested. */
const useFrame = (frame: RefObject<HTMLElement | null>, name: string, focusOnMount?: boolean): void => {
  // media-chrome sets an English label when the element is connected.
  useEffect(() => frame.current?.setAttribute('aria-label', name), [frame, name]);
  useEffect(() => {
    if (focusOnMount) frame.current?.focus();
  }, [frame, focusOnMount]);
};

/** Gives the video element to the page. */
const useVideoElement = (
  video: RefObject<HTMLVideoElement | null>,
  onVideo: PlayerProps['onVideo'],
): void => {
  const report = useEffectEvent((element: HTMLVideoElement | undefined) => onVideo?.(element));
  useEffect(() => {
    report(video.current ?? undefined);
    return () => report(undefined);
  }, [video]);
};

/**
 * Plays one lesson. media-chrome's controller handles hiding the controls, full screen and the keyboard (k j l m f,
 * space, arrows). The controls inside it are our own, in the page's language and digits.
 */
export default function LessonPlayer(props: PlayerProps) {
  const t = useTranslate();
  const captions = (props.captions ?? []).flatMap(({ language, src }) => (src ? [{ language, src }] : []));
  const frame = useRef<HTMLElement>(null);
  const { ref, state, actions } = useVideo();
  const { src, onLoaded, onTime, onError, ...connection } = useVideoSource(props, actions);
  useProgress(ref, props.onProgress);
  useVideoElement(ref, props.onVideo);
  useFrame(frame, t('kit.player.label', { title: props.title }), props.focusOnMount);
  return (
    <media-controller
      ref={frame}
      class={styles.player}
      novolumepref=""
      nomutedpref=""
      autohide={HIDE_AFTER_S}
      defaultstreamtype="on-demand"
      tabIndex={0}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not see tracks of a list */}
      <video
        slot="media"
        ref={ref}
        preload="metadata"
        playsInline
        autoPlay={props.autoPlay}
        onLoadedMetadata={(event) => onLoaded(event.currentTarget)}
        onPlay={() => {
          if (isShortScreen()) frame.current?.scrollIntoView({ block: 'nearest' });
        }}
        onTimeUpdate={(event) => onTime(event.currentTarget)}
        onError={onError}
        onEnded={props.onEnded}
      >
        {captions.map(({ language, src: file }) => (
          <track key={language} kind="captions" srcLang={language} src={file} />
        ))}
      </video>
      <PlayerOverlay
        {...connection}
        state={state}
        poster={props.poster}
        endCard={props.endCard}
        play={actions.play}
      />
      {props.watermark && <Watermark text={props.watermark} />}
      {captions.length > 0 && <Captions video={ref} onError={props.onCaptionsError} />}
      <Controls
        video={ref}
        state={state}
        actions={actions}
        chapters={props.chapters ?? []}
        captions={captions}
        src={src}
        turnFullScreen={() => toggleFullScreen(frame.current)}
      />
    </media-controller>
  );
}
