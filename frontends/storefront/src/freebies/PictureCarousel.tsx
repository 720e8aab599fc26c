import { IconButton, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useScrollRow } from '../shared/useScrollRow.ts';

type StepProps = { label: string; off: boolean; onStep: () => void; children: React.ReactNode };

/** Stays in the tab order at an end, so that whoever pressed it keeps the focus. */
const StepButton = ({ label, off, onStep, children }: StepProps) => (
  <IconButton line label={label} aria-disabled={off} onClick={off ? undefined : onStep}>
    {children}
  </IconButton>
);

/** Two pictures at a time, one up to 1024 px: swiped, stepped by the buttons, or reached with the tab key. */
export const PictureCarousel = ({ pictures }: { pictures: readonly string[] }) => {
  const t = useTranslate();
  const { row, atStart, atEnd, move } = useScrollRow(pictures, 1);
  const total = pictures.length;
  if (total === 0) return null;
  return (
    <section className="freebie-pictures" aria-labelledby="freebie-pictures">
      <div className="row between freebie-slides-head">
        <h2 id="freebie-pictures">{t('storefront.freebies.pictures')}</h2>
        {!(atStart && atEnd) && (
          <div className="row">
            <StepButton label={t('kit.carousel.previous')} off={atStart} onStep={() => move(-1)}>
              <IconArrowLeft aria-hidden />
            </StepButton>
            <StepButton label={t('kit.carousel.next')} off={atEnd} onStep={() => move(1)}>
              <IconArrowRight aria-hidden />
            </StepButton>
          </div>
        )}
      </div>
      <div className="freebie-slides" ref={row}>
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
