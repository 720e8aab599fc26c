import './video-poster.css';
import { useTranslate } from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = {
  picture: ReactNode;
  onPress: () => void;
  /** Somebody is about to press it: what plays may be fetched. */
  onNear?: () => void;
};

/** What stands in a video's place until it is pressed, since a player costs a phone more than all the rest of a page. Fills its box. */
export const VideoPoster = ({ picture, onPress, onNear }: Props) => {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="play-picture"
      aria-label={t('storefront.freebies.play')}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {picture}
      <span>
        <IconPlayerPlayFilled aria-hidden />
      </span>
    </button>
  );
};
