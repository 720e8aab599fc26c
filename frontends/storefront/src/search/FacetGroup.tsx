import { Button, Link, useFormat, useTranslate } from '@sargam/kit';
import { useId, useState } from 'react';

export type FacetItem = { value: string; label: string; count: number; isOn: boolean; to: string };
type Props = { title: string; items: readonly FacetItem[] };

const INITIAL_COUNT = 6;

/** Facet values with result counts. Shows the first six and the chosen one until expanded. */
export const FacetGroup = ({ title, items }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  const shown = items.filter(({ isOn }, place) => isExpanded || place < INITIAL_COUNT || isOn);
  return (
    <div className="facet">
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {shown.map(({ value, label, count, isOn, to }) => (
          <li key={value}>
            <Link to={to} aria-current={isOn ? 'true' : undefined}>
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
        <Button variant="ghost" size="s" onClick={() => setExpanded(true)}>
          {t('storefront.search.more', { count: items.length })}
        </Button>
      )}
    </div>
  );
};
