import {
  Badge,
  ButtonLink,
  CourseCover,
  Link,
  layout,
  Section,
  Text,
  typography,
  useTranslate,
} from '@sargam/kit';
import { courseCategories } from '@sargam/kit/site';
import { useQuery } from '@tanstack/react-query';
import { categoryCountsQuery } from '../shared/queries.ts';
import styles from './what-we-teach.module.css';

const coverStyles = {
  guitar: { sleeve: 0, palette: 1 },
  drums: { sleeve: 1, palette: 0 },
  bass: { sleeve: 0, palette: 5 },
  piano: { sleeve: 1, palette: 3 },
  sound: { sleeve: 0, palette: 2 },
} as const;

const instruments = courseCategories.map((item) => ({ ...item, ...coverStyles[item.kind] }));
const largeItems = instruments.filter(({ comingSoon }) => !comingSoon);
const smallItems = instruments.filter(({ comingSoon }) => comingSoon);

const categoryUrl = (catagory: string): string => `/allcourses?catagory=${encodeURIComponent(catagory)}`;

type InstrumentProps = (typeof instruments)[number] & { count: number | undefined };

const LargeInstrument = ({ kind, catagory, name, sleeve, palette, count }: InstrumentProps) => {
  const t = useTranslate();
  return (
    <Link className={styles.large} to={categoryUrl(catagory)}>
      <CourseCover kind={kind} id={sleeve} palette={palette} />
      <span className={styles.caption}>
        <b>{t(name)}</b>
        <span className={typography.muted}>
          {count
            ? t('storefront.teach.counted', {
                courses: t('kit.count.courses', { count }),
                what: t(`storefront.teach.${kind}`),
              })
            : t(`storefront.teach.${kind}`)}
        </span>
      </span>
    </Link>
  );
};

/** "Coming soon" without courses in the catalogue; only the name while the counts are loading. */
const SmallInstrument = ({ kind, catagory, sleeve, palette, count, name }: InstrumentProps) => {
  const t = useTranslate();
  return (
    <li>
      <span className={styles.cover}>
        <CourseCover kind={kind} id={sleeve} palette={palette} />
      </span>
      <span className={layout.grow}>
        {count ? <Link to={categoryUrl(catagory)} text={name} /> : <b>{t(name)}</b>}
        {count !== undefined && (
          <Badge>{count > 0 ? t('kit.count.courses', { count }) : t('storefront.teach.soon')}</Badge>
        )}
      </span>
    </li>
  );
};

export const WhatWeTeach = () => {
  const { data } = useQuery(categoryCountsQuery());
  const countOf = (catagory: string): number | undefined =>
    data && (data.data.find((entry) => entry.catagory === catagory)?.count ?? 0);
  return (
    <Section
      id="what-we-teach"
      title={<Text id="storefront.teach.title" />}
      action={<ButtonLink variant="line" to="/start" text="storefront.start.title" />}
    >
      <div className={styles.instruments}>
        {largeItems.map((item) => (
          <LargeInstrument key={item.catagory} {...item} count={countOf(item.catagory)} />
        ))}
        <ul className={styles.small}>
          {smallItems.map((item) => (
            <SmallInstrument key={item.catagory} {...item} count={countOf(item.catagory)} />
          ))}
        </ul>
      </div>
    </Section>
  );
};
