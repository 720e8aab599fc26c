import { type ApiSchemas, Avatar, Link, layout, typography, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { FreebiePicture } from '../freebies/FreebiePicture.tsx';
import styles from './search-page.module.css';

type RowProps = { to: string; picture: ReactNode; title: string; text: string };

const ResultRow = ({ to, picture, title, text }: RowProps) => (
  <li className={styles.result}>
    {picture}
    <div className={layout.grow}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p className={`${typography.small} ${typography.muted}`}>{text}</p>
    </div>
  </li>
);

const ResultSection = ({ name, children }: { name: string; children: readonly ReactNode[] }) => {
  const t = useTranslate();
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`found-${name}`}>
      <h2 id={`found-${name}`}>{t(`storefront.search.${name}`)}</h2>
      <ul>{children}</ul>
    </section>
  );
};

/** The best matching instructors and freebies. Facets do not apply to them. */
export const OtherResults = ({ results: { instructors, freebies } }: { results: ApiSchemas['Found'] }) => (
  <div className={styles.otherResults}>
    <ResultSection name="instructors">
      {instructors.map(({ _id, name, band, photo }) => (
        <ResultRow
          key={_id}
          to={`/instructorview/${_id}`}
          picture={<Avatar id={_id} photo={photo} />}
          title={name}
          text={band}
        />
      ))}
    </ResultSection>
    <ResultSection name="freebies">
      {freebies.map((freebie) => (
        <ResultRow
          key={freebie._id}
          to={`/freebies/${freebie._id}`}
          picture={
            <span className={styles.picture}>
              <FreebiePicture freebie={freebie} />
            </span>
          }
          title={freebie.title}
          text={freebie.subtitle}
        />
      ))}
    </ResultSection>
  </div>
);
