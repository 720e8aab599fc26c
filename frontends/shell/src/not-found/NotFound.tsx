import { ButtonLink, HeroPianoKey, layout, typography, useTranslate } from '@sargam/kit';
import styles from './not-found.module.css';

const keyLengths = [300, 284, 268, 252, 236, 222, 208];
const FALLEN_KEY = 3;

/** The 404 page, with seven piano keys of which one has fallen. */
export const NotFound = () => {
  const t = useTranslate();
  return (
    <div className={layout.container}>
      <section className={styles.notFound} aria-labelledby="not-found">
        <div className={styles.line} />
        <div className={styles.text}>
          <h1 id="not-found">{t('shell.not_found.title')}</h1>
          <p className={typography.muted}>{t('shell.not_found.text')}</p>
          <ButtonLink variant="main" size="large" to="/" text="shell.not_found.back" />
        </div>
        <div className={styles.keys} aria-hidden="true">
          {keyLengths.map((length, note) => (
            <span
              key={length}
              className={note === FALLEN_KEY ? styles.fallen : ''}
              style={{ height: note === FALLEN_KEY ? length - 40 : length }}
            >
              <HeroPianoKey note={note} />
            </span>
          ))}
        </div>
      </section>
    </div>
  );
};
