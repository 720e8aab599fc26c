import './not-found.css';
import { ButtonLink, HeroPianoKey, useTranslate } from '@sargam/kit';

const lengths = [300, 284, 268, 252, 236, 222, 208];
const FALLEN = 3;

/** One key has fallen off the line. */
export const NotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap">
      <section className="nf" aria-labelledby="not-found">
        <div className="ln" />
        <div className="tx">
          <h1 id="not-found">{t('shell.not_found.title')}</h1>
          <p className="muted">{t('shell.not_found.text')}</p>
          <ButtonLink variant="main" size="lg" to="/">
            {t('shell.not_found.back')}
          </ButtonLink>
        </div>
        <div className="ks" aria-hidden="true">
          {lengths.map((length, note) => (
            <span
              key={length}
              className={note === FALLEN ? 'fall' : ''}
              style={{ height: note === FALLEN ? length - 40 : length }}
            >
              <HeroPianoKey note={note} />
            </span>
          ))}
        </div>
      </section>
    </div>
  );
};
