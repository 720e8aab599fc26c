import { IconButton, layout, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useScrollRow } from '../shared/useScrollRow.ts';
import styles from './freebie-page.module.css';

type StepProps = { label: string; isDisabled: boolean; onStep: () => void; children: React.ReactNode };

/** `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the row. */
const StepButton = ({ label, isDisabled, onStep, children }: StepProps) => (
  <IconButton line label={label} aria-disabled={isDisabled} onClick={isDisabled ? undefined : onStep}>
    {children}
  </IconButton>
);

/** Two pictures at a time, one up to 1024 px. */
export const PictureCarousel = ({ pictures }: { pictures: readonly string[] }) => {
  const t = useTranslate();
  const { rowRef, atStart, atEnd, move } = useScrollRow(pictures, 1);
  const total = pictures.length;
  if (total === 0) return null;
  return (
    <section className={styles.pictures} aria-labelledby="freebie-pictures">
      <div className={`${layout.row} ${layout.spaceBetween} ${styles.picturesHeader}`}>
        <h2 id="freebie-pictures">{t('storefront.freebies.pictures')}</h2>
        <div className={layout.row} style={{ visibility: atStart && atEnd ? 'hidden' : undefined }}>
          <StepButton label="kit.carousel.previous" isDisabled={atStart} onStep={() => move(-1)}>
            <IconArrowLeft aria-hidden />
          </StepButton>
          <StepButton label="kit.carousel.next" isDisabled={atEnd} onStep={() => move(1)}>
            <IconArrowRight aria-hidden />
          </StepButton>
        </div>
      </div>
      <div className={styles.slides} ref={rowRef}>
        {pictures.map((src, i) => (
          <a key={src} href={src} target="_blank" rel="noopener">
            <img
              src={src}
              alt={t('storefront.freebies.picture', { n: i + 1, total })}
              loading={i < 2 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </a>
        ))}
      </div>
    </section>
  );
};
