import { IconButton, useCloseOnEscape, useTranslate } from '@sargam/kit';
import { isPlaylist } from '@sargam/kit/video';
import { IconPictureInPictureOn, IconSettings } from '@tabler/icons-react';
import { type RefObject, useCallback, useId, useRef, useState } from 'react';
import { captionSizes, setCaptions, useCaptionSettings } from './caption-settings.ts';
import type { PlayerCaptions } from './player-props.ts';
import styles from './player-settings.module.css';
import { useListedQualities } from './useListedQualities.ts';
import { hasPictureInPicture, togglePictureInPicture } from './video-actions.ts';
import { setVideoQuality, useVideoQuality } from './video-quality.ts';

type Choice<T extends string> = {
  legend: string;
  options: readonly T[];
  value: T;
  textKey: (option: T) => string;
  choose: (option: T) => void;
};

const Choices = <T extends string>({ legend, options, value, textKey, choose }: Choice<T>) => {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset>
      <legend>{t(legend)}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => choose(option)} />
          {t(textKey(option))}
        </label>
      ))}
    </fieldset>
  );
};

const CaptionChoices = ({ captions }: { captions: readonly PlayerCaptions[] }) => {
  const { language, size } = useCaptionSettings();
  return (
    <>
      <Choices
        legend="kit.player.captions"
        options={['off', ...captions.map((one) => one.language)]}
        value={language}
        textKey={(option) => (option === 'off' ? 'kit.player.captions_off' : `kit.language.${option}`)}
        choose={(option) => setCaptions({ language: option })}
      />
      <Choices
        legend="kit.player.caption_size"
        options={captionSizes}
        value={size}
        textKey={(option) => `kit.player.caption_sizes.${option}`}
        choose={(option) => setCaptions({ size: option })}
      />
    </>
  );
};

/** The choice of the quality; `playlist` is the URL of the playlist that lists the qualities. */
const QualityChoices = ({ playlist }: { playlist: string }) => (
  <Choices
    legend="kit.player.quality"
    options={useListedQualities(playlist)}
    value={useVideoQuality()}
    textKey={(option) => `kit.player.qualities.${option}`}
    choose={setVideoQuality}
  />
);

type Props = {
  captions: readonly PlayerCaptions[];
  video: RefObject<HTMLVideoElement | null>;
  /** The URL that plays. */
  src: string;
};

/** Captions, quality and picture in picture, in a sheet above the controls. Missing if the lesson and the browser have none of them. */
export const PlayerSettings = ({ captions, video, src }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((): void => setOpen(false), []);
  useCloseOnEscape(isOpen, close, button);
  const hasPicture = hasPictureInPicture();
  const hasQualities = isPlaylist(src);
  if (captions.length === 0 && !hasPicture && !hasQualities) return null;
  return (
    <>
      <IconButton
        ref={button}
        label="kit.player.settings"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSettings aria-hidden />
      </IconButton>
      {isOpen && (
        <section className={styles.sheet} aria-label={t('kit.player.settings')}>
          {captions.length > 0 && <CaptionChoices captions={captions} />}
          {hasQualities && <QualityChoices playlist={src} />}
          {hasPicture && (
            <button
              type="button"
              className={styles.picture}
              onClick={() => {
                close();
                if (video.current) togglePictureInPicture(video.current);
              }}
            >
              <IconPictureInPictureOn aria-hidden />
              {t('kit.player.picture_in_picture')}
            </button>
          )}
        </section>
      )}
    </>
  );
};
