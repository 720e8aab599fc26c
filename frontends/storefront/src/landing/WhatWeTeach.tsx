import './teach.css';
import { Badge, Cover, type CoverKind, Link, Section, useText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { categoryCounts } from '../shared/queries.ts';

const big = [
  { kind: 'guitar', catagory: 'Guitar', sleeve: 0, palette: 1 },
  { kind: 'drums', catagory: 'Drums', sleeve: 1, palette: 0 },
] as const;

const small = [
  { kind: 'bass', catagory: 'Bass Guitar', sleeve: 0, palette: 5, name: 'kit.category.bass' },
  { kind: 'piano', catagory: 'Piano & Keyboard', sleeve: 1, palette: 3, name: 'kit.category.piano' },
  {
    kind: 'sound',
    catagory: 'Music Production',
    sleeve: 0,
    palette: 2,
    name: 'storefront.teach.production',
  },
] as const;

const listOf = (catagory: string): string => `/allcourses?catagory=${encodeURIComponent(catagory)}`;

type Item = { kind: CoverKind; catagory: string; sleeve: number; palette: number; count: number | undefined };

const Big = ({ kind, catagory, sleeve, palette, count }: Item) => {
  const t = useText();
  return (
    <Link className="big" to={listOf(catagory)}>
      <Cover kind={kind} id={sleeve} palette={palette} />
      <span className="cap">
        <b>{t(`kit.category.${kind}`)}</b>
        <span className="muted">
          {count === undefined
            ? t(`storefront.teach.${kind}`)
            : t('storefront.teach.counted', {
                courses: t('kit.count.courses', { count }),
                what: t(`storefront.teach.${kind}`),
              })}
        </span>
      </span>
    </Link>
  );
};

/** Coming soon until the catalogue has its first course of it. */
const Small = ({ kind, catagory, sleeve, palette, count, name }: Item & { name: string }) => {
  const t = useText();
  return (
    <li>
      <span className="th">
        <Cover kind={kind} id={sleeve} palette={palette} />
      </span>
      <span className="grow">
        {count ? (
          <>
            <Link to={listOf(catagory)}>{t(name)}</Link>
            <Badge>{t('kit.count.courses', { count })}</Badge>
          </>
        ) : (
          <>
            <b>{t(name)}</b>
            <Badge>{t('storefront.teach.soon')}</Badge>
          </>
        )}
      </span>
    </li>
  );
};

export const WhatWeTeach = () => {
  const t = useText();
  const { data } = useQuery(categoryCounts());
  const countOf = (catagory: string): number | undefined =>
    data?.data.find((entry) => entry.catagory === catagory)?.count;
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
