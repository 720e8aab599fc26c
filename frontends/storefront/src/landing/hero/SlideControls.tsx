import { IconButton, SegmentedProgress, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

type Props = {
  current: number;
  count: number;
  isPlaying: boolean;
  next: () => void;
  previous: () => void;
  toggle: () => void;
};

export const SlideControls = ({ current, count, isPlaying, next, previous, toggle }: Props) => {
  const t = useTranslate();
  return (
    <div className="ctl">
      <IconButton line label={t('kit.carousel.previous')} onClick={previous}>
        <IconArrowLeft aria-hidden />
      </IconButton>
      <IconButton line label={t('kit.carousel.next')} onClick={next}>
        <IconArrowRight aria-hidden />
      </IconButton>
      <SegmentedProgress
        count={count}
        on={current + 1}
        label={t('storefront.hero.slide', { n: current + 1, total: count })}
      />
      <IconButton label={t(isPlaying ? 'storefront.hero.pause' : 'storefront.hero.play')} onClick={toggle}>
        {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
      </IconButton>
    </div>
  );
};
