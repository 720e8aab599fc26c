import { ButtonLink, layout, useDocumentTitle, useTranslate } from '@sargam/kit';
import { PianoKeys } from '../shared/PianoKeys.tsx';
import styles from './about.module.css';

const paragraphs = ['p2', 'p3', 'p4', 'p5'] as const;

/** Decorative keys beside the text: note and length in pixels. */
const keys = [
  [2, 400],
  [0, 360],
  [5, 322],
] as const;

export default function AboutPage() {
  const t = useTranslate();
  useDocumentTitle(t('storefront.about.title'));
  return (
    <div className={`${layout.container} ${layout.section}`}>
      <div className={styles.columns}>
        <article>
          <h1>{t('storefront.about.title')}</h1>
          <p className={styles.lead}>{t('storefront.about.p1')}</p>
          {paragraphs.map((name) => (
            <p key={name}>{t(`storefront.about.${name}`)}</p>
          ))}
          <div className={`${layout.row} ${layout.wrapping}`}>
            <ButtonLink variant="main" to="/allcourses" text="storefront.about.courses" />
            <ButtonLink variant="line" to="/contact" text="storefront.about.contact" />
          </div>
        </article>
        <PianoKeys keys={keys} />
      </div>
    </div>
  );
}
