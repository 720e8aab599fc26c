import './counters.css';
import { type ApiSchemas, LoadingState, Skeleton, useFormat, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { siteCountersQuery } from '../../shared/queries.ts';
import { SocialFollowers } from './SocialFollowers.tsx';

/** In the order in which they are read; `user` are the students, `freebies` what costs nothing. */
const counterNames = ['user', 'instructor', 'course', 'freebies'] as const;

const CounterList = ({ counts }: { counts: ApiSchemas['Counters'] }) => {
  const t = useTranslate();
  const format = useFormat();
  const shown = counterNames.filter((name) => counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="count num" data-count={shown.length}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(`storefront.numbers.${name}`, { count: counts[name] })}</dt>
          <dd>{format.count(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
};

const CountersSkeleton = () => (
  <LoadingState>
    <div className="count">
      <Skeleton height={112} />
    </div>
  </LoadingState>
);

/** The site in numbers, as the services count them: none is invented, and one that is nothing is left out. */
export const Counters = () => {
  const t = useTranslate();
  const { data, isPending } = useQuery(siteCountersQuery());
  if (!data && !isPending) return null;
  return (
    <section className="sec wrap" aria-label={t('storefront.numbers.label')}>
      {data ? <CounterList counts={data} /> : <CountersSkeleton />}
      <SocialFollowers />
    </section>
  );
};
