import { useLanguage, useText, type Wire } from '@sargam/kit';
import { IconBrandYoutube, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FreebiePicture } from './FreebiePicture.tsx';
import { youtubeFrame, youtubeId } from './youtube.ts';

type Props = { freebie: Wire['Freebie']; id: string };

const Frame = ({ freebie, id }: Props) => {
  const t = useText();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone: the player has the focus then.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={youtubeFrame(id, language)}
      title={t('storefront.freebies.video_of', { title: freebie.title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  );
};

/** Nothing is asked of YouTube until one presses play. */
const Player = (props: Props) => {
  const t = useText();
  const [playing, setPlaying] = useState(false);
  return (
    <>
      <div className="freebie-video">
        {playing ? (
          <Frame {...props} />
        ) : (
          <button type="button" aria-label={t('storefront.freebies.play')} onClick={() => setPlaying(true)}>
            <FreebiePicture freebie={props.freebie} eager />
            <span className="freebie-play">
              <IconPlayerPlayFilled aria-hidden />
            </span>
          </button>
        )}
      </div>
      <p className="xs faint">{t('storefront.freebies.from_youtube')}</p>
    </>
  );
};

/** The video in its place; where the address names no single video, a link to it. */
export const Video = ({ freebie }: { freebie: Wire['Freebie'] }) => {
  const t = useText();
  const { youtube } = freebie;
  if (!youtube) return null;
  const id = youtubeId(youtube);
  if (id) return <Player freebie={freebie} id={id} />;
  return (
    <p>
      <a className="btn line" href={youtube} target="_blank" rel="noopener noreferrer">
        <IconBrandYoutube aria-hidden />
        {t('storefront.freebies.watch')}
      </a>
    </p>
  );
};
