import './teach.css';
import { Badge, CourseCover, type CoverKind, Link, Section, useTranslate } from '@sargam/kit';
import { courseCategories } from '@sargam/kit/site';
import { useQuery } from '@tanstack/react-query';
import { categoryCounts } from '../shared/queries.ts';

/** The drawing of each. */
const sleeves = {
  guitar: { sleeve: 0, palette: 1 },
  drums: { sleeve: 1, palette: 0 },
  bass: { sleeve: 0, palette: 5 },
  piano: { sleeve: 1, palette: 3 },
  sound: { sleeve: 0, palette: 2 },
} as const;

const drawn = courseCategories.map((item) => ({ ...item, ...sleeves[item.kind] }));
const big = drawn.filter(({ later }) => !later);
const small = drawn.filter(({ later }) => later);

const listOf = (catagory: string): string => `/allcourses?catagory=${encodeURIComponent(catagory)}`;

type Item = {
  kind: CoverKind;
  catagory: string;
  name: string;
  sleeve: number;
  palette: number;
  count: number | undefined;
};

const Big = ({ kind, catagory, name, sleeve, palette, count }: Item) => {
  const t = useTranslate();
  return (
    <Link className="big" to={listOf(catagory)}>
      <CourseCover kind={kind} id={sleeve} palette={palette} />
      <span className="cap">
        <b>{t(name)}</b>
        <span className="muted">
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

/** Coming soon until the catalogue has its first course of it; while it does not say, only its name. */
const Small = ({ kind, catagory, sleeve, palette, count, name }: Item) => {
  const t = useTranslate();
  return (
    <li>
      <span className="th">
        <CourseCover kind={kind} id={sleeve} palette={palette} />
      </span>
      <span className="grow">
        {count ? <Link to={listOf(catagory)}>{t(name)}</Link> : <b>{t(name)}</b>}
        {count !== undefined && (
          <Badge>{count > 0 ? t('kit.count.courses', { count }) : t('storefront.teach.soon')}</Badge>
        )}
      </span>
    </li>
  );
};

export const WhatWeTeach = () => {
  const t = useTranslate();
  const { data } = useQuery(categoryCounts());
  const countOf = (catagory: string): number | undefined =>
    data && (data.data.find((entry) => entry.catagory === catagory)?.count ?? 0);
  return (
    <Section id="what-we-teach" title={t('storefront.teach.title')}>
      <div className="teach">
        {big.map((item) => (
          <Big key={item.kind} {...item} count={countOf(item.catagory)} />
        ))}
        <ul className="soon">
          {small.map((item) => (
            <Small key={item.kind} {...item} count={countOf(item.catagory)} />
          ))}
        </ul>
      </div>
    </Section>
  );
};
