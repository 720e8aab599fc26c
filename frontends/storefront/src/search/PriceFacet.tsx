import { Button, useFormat, useNavigate, useText, type Wire } from '@sargam/kit';
import { type FormEvent, useId } from 'react';
import { pricesTyped } from './price-typed.ts';
import { addressOf, type Search } from './search-address.ts';

type Props = { search: Search; span: Wire['Found']['facets']['prices'] };

const valueOf = (fields: HTMLFormControlsCollection, name: string): string => {
  const field = fields.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

/** From and to, in either script's digits; below them what the courses found cost. */
export const PriceFacet = ({ search, span }: Props) => {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const id = useId();
  if (span.max === 0 && search.min === undefined && search.max === undefined) return null;
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    void navigate(addressOf(search, pricesTyped(valueOf(elements, 'min'), valueOf(elements, 'max'))));
  };
  const field = (name: 'min' | 'max', label: string, hint: number) => (
    <label className="field">
      <span className="lab">{label}</span>
      <input
        className="in"
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        aria-describedby={span.max > 0 ? `${id}-span` : undefined}
        placeholder={span.max > 0 ? format.amount(hint) : undefined}
        defaultValue={search[name] === undefined ? '' : format.digits(search[name])}
      />
    </label>
  );
  return (
    <section className="facet" aria-labelledby={id}>
      <h2 id={id}>{t('storefront.search.price')}</h2>
      <form className="facet-price" onSubmit={apply}>
        {field('min', t('storefront.search.least'), span.min)}
        {field('max', t('storefront.search.most'), span.max)}
        <Button variant="line" type="submit">
          {t('storefront.search.apply')}
        </Button>
      </form>
      {span.max > 0 && (
        <p className="xs faint num" id={`${id}-span`}>
          {t('storefront.search.price_span', { least: format.money(span.min), most: format.money(span.max) })}
        </p>
      )}
    </section>
  );
};
