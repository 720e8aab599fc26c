import './counters.css';
import { useFormat, useText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { allInstructors, categoryCounts } from '../shared/queries.ts';

/** The site in numbers: only such as the catalogue itself counts, and nothing where it does not answer. */
export const Counters = () => {
  const t = useText();
  const format = useFormat();
  const categories = useQuery(categoryCounts()).data?.data;
  const instructors = useQuery(allInstructors()).data?.total;
  if (!categories?.length || !instructors) return null;
  const counted = [
    ['courses', categories.reduce((sum, { count }) => sum + count, 0)],
    ['instructors', instructors],
    ['subjects', categories.length],
  ] as const;
  return (
    <section className="sec wrap" aria-label={t('storefront.numbers.label')}>
      <dl className="count num">
        {counted.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`storefront.numbers.${name}`)}</dt>
            <dd>{format.count(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
