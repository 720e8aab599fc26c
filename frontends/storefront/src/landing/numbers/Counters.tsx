import { type ApiSchemas, LoadingState, layout, Skeleton, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { siteCountersQuery } from '../../shared/queries.ts';
import styles from './counters.module.css';
import { SocialFollowers } from './SocialFollowers.tsx';

/** In display order. `user` counts the students. */
const counterNames = ['user', 'instructor', 'course', 'freebies'] as const;

const CounterList = ({ counts }: { counts: ApiSchemas['Counters'] }) => {
  const { t, format } = useI18n();
  const nonZero = counterNames.filter((name) => counts[name] > 0);
  if (nonZero.length === 0) return null;
  return (
    <dl className={`${styles.counters} ${typography.digits}`} data-count={nonZero.length}>
      {nonZero.map((name) => (
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
    <div className={styles.counters}>
      <Skeleton height={112} />
    </div>
  </LoadingState>
);

/** Counts from the services. Zero counts are left out. */
export const Counters = () => {
  const { t } = useI18n();
  const { data, isPending } = useQuery(siteCountersQuery());
  if (!data && !isPending) return null;
  return (
    <section className={`${layout.section} ${layout.container}`} aria-label={t('storefront.numbers.label')}>
      {data ? <CounterList counts={data} /> : <CountersSkeleton />}
      <SocialFollowers />
    </section>
  );
};
