import { ButtonLink, IconButton, layout, SegmentedProgress, useTranslate, useUser } from '@sargam/kit';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { featuredCoursesQuery } from '../../shared/queries.ts';
import { HeroKeys } from './HeroKeys.tsx';
import styles from './hero.module.css';
import { useSlides } from './useSlides.ts';

type ControlsProps = Omit<ReturnType<typeof useSlides>, 'pause'> & { count: number };

const SlideControls = ({ current, count, isPlaying, next, previous, toggle }: ControlsProps) => {
  const t = useTranslate();
  return (
    <div className={styles.controls}>
      <IconButton line label="kit.carousel.previous" onClick={previous}>
        <IconArrowLeft aria-hidden />
      </IconButton>
      <IconButton line label="kit.carousel.next" onClick={next}>
        <IconArrowRight aria-hidden />
      </IconButton>
      <SegmentedProgress
        count={count}
        on={current + 1}
        label={t('storefront.hero.slide', { n: current + 1, total: count })}
      />
      <IconButton label={isPlaying ? 'storefront.hero.pause' : 'storefront.hero.play'} onClick={toggle}>
        {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
      </IconButton>
    </div>
  );
};

const slides = ['hum', 'slow', 'days'] as const;

const Slide = ({ name, on, first }: { name: string; on: boolean; first: boolean }) => {
  const t = useTranslate();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={styles.slide} inert={!on}>
      <Title className={styles.title}>{t(`storefront.hero.${name}.title`)}</Title>
      <p className={styles.lead}>{t(`storefront.hero.${name}.lead`)}</p>
    </div>
  );
};

/** The first featured course has a free lesson. Without featured courses: the course list. */
const useFreeLessonUrl = (): string => {
  const { data } = useQuery(featuredCoursesQuery());
  const first = data?.data[0];
  return first ? `/courseview?id=${first._id}` : '/allcourses';
};

const HeroActions = () => {
  const user = useUser();
  return (
    <div className={`${layout.row} ${layout.wrapping}`}>
      <ButtonLink
        variant="main"
        size="large"
        to={user ? '/allcourses' : '/login'}
        text={user ? 'storefront.hero.courses' : 'storefront.hero.start'}
      />
      <ButtonLink
        variant="line"
        size="large"
        icon={<IconPlayerPlayFilled aria-hidden />}
        to={useFreeLessonUrl()}
        text="storefront.hero.free"
      />
    </div>
  );
};

/** Three slides beside seven playable keys. */
export const Hero = () => {
  const t = useTranslate();
  const { current, pause, ...controls } = useSlides(slides.length);
  return (
    <section
      className={styles.hero}
      aria-roledescription={t('storefront.hero.slider')}
      aria-label={t('storefront.hero.label')}
    >
      <div className={styles.line} />
      <div className={layout.container}>
        <div className={styles.text} {...pause}>
          <div className={styles.slides} aria-live={controls.isPlaying ? 'off' : 'polite'}>
            {slides.map((name, i) => (
              <Slide key={name} name={name} on={i === current} first={i === 0} />
            ))}
          </div>
          <HeroActions />
          <SlideControls current={current} count={slides.length} {...controls} />
        </div>
        <HeroKeys />
      </div>
    </section>
  );
};
