import './quotes.css';
import { PersonPhoto, SectionHead, useText } from '@sargam/kit';

/** Whose words, and which drawing stands for them: our own small drawings, no stock photographs. */
const voices = [
  { name: 'tasnim', drawing: 1 },
  { name: 'ovi', drawing: 6 },
  { name: 'mahmuda', drawing: 4 },
] as const;

export const Testimonials = () => {
  const t = useText();
  return (
    <section className="quotes" aria-labelledby="testimonials">
      <div className="wrap">
        <SectionHead id="testimonials" title={t('storefront.voices.title')} />
        <div className="g">
          {voices.map(({ name, drawing }, i) => (
            <blockquote key={name} className={i === 0 ? 'first' : undefined}>
              <p>{t(`storefront.voices.${name}.words`)}</p>
              <footer>
                <PersonPhoto id={drawing} />
                {t(`storefront.voices.${name}.who`)}
              </footer>
            </blockquote>
          ))}
        </div>
      </div>
    </section>
  );
};
