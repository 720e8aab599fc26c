import { Button, Link, useFormat, useTranslate } from '@sargam/kit';
import { useId, useState } from 'react';

export type FacetItem = { value: string; label: string; count: number; on: boolean; to: string };
type Props = { title: string; items: readonly FacetItem[] };

const INITIAL_COUNT = 6;

/** The values of a facet, each with what it would find; of many the first, and the chosen one wherever it stands. */
export const FacetGroup = ({ title, items }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = items.filter(({ on }, place) => all || place < INITIAL_COUNT || on);
  return (
    <div className="facet">
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {shown.map(({ value, label, count, on, to }) => (
          <li key={value}>
            <Link to={to} aria-current={on ? 'true' : undefined}>
              <span className="grow">{label}</span>
              <span className="num" aria-hidden="true">
                {format.count(count)}
              </span>
              <span className="vh"> {t('kit.count.courses', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="ghost" size="s" onClick={() => setAll(true)}>
          {t('storefront.search.more', { count: items.length })}
        </Button>
      )}
    </div>
  );
};
