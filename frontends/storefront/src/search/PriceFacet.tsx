import { type ApiSchemas, Button, useFormat, useNavigate, useTranslate } from '@sargam/kit';
import { type FormEvent, useId, useState } from 'react';
import { parsePriceRange } from './parse-price-range.ts';
import { type Search, searchAddress } from './search-address.ts';

/** The typed prices. A change of the address (back button, chip) updates the fields. */
const usePriceFields = (search: Search) => {
  const format = useFormat();
  const navigate = useNavigate();
  const shown = (taka: number | undefined): string => (taka === undefined ? '' : format.digits(taka));
  const inAddress = [shown(search.min), shown(search.max)] as const;
  const [lastInAddress, setLastInAddress] = useState<readonly string[]>(inAddress);
  const [least, setLeast] = useState(inAddress[0]);
  const [most, setMost] = useState(inAddress[1]);
  if (inAddress.join() !== lastInAddress.join()) {
    setLastInAddress(inAddress);
    setLeast(inAddress[0]);
    setMost(inAddress[1]);
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(searchAddress(search, parsePriceRange(least, most)));
  };
  return { min: { value: least, set: setLeast }, max: { value: most, set: setMost }, apply };
};

type FieldProps = {
  label: string;
  field: { value: string; set: (value: string) => void };
  hint: string | undefined;
  describedBy: string | undefined;
};

const PriceField = ({ label, field, hint, describedBy }: FieldProps) => (
  <label className="field">
    <span className="lab">{label}</span>
    <input
      className="in"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      aria-describedby={describedBy}
      placeholder={hint}
      value={field.value}
      onChange={({ target }) => field.set(target.value)}
    />
  </label>
);

type Props = { search: Search; span: ApiSchemas['Found']['facets']['prices'] };

/** Price range. Accepts Bengali and ASCII digits. Shows the price range of the results. */
export const PriceFacet = ({ search, span }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const { min, max, apply } = usePriceFields(search);
  const known = span.max > 0;
  if (!known && search.min === undefined && search.max === undefined) return null;
  const hint = (taka: number) => ({
    hint: known ? format.amount(taka) : undefined,
    describedBy: known ? `${id}-span` : undefined,
  });
  return (
    <div className="facet">
      <h2 id={id}>{t('storefront.search.price')}</h2>
      <form className="facet-price" aria-labelledby={id} onSubmit={apply}>
        <PriceField label={t('storefront.search.least')} field={min} {...hint(span.min)} />
        <PriceField label={t('storefront.search.most')} field={max} {...hint(span.max)} />
        <Button variant="line" type="submit">
          {t('storefront.search.apply')}
        </Button>
      </form>
      {known && (
        <p className="xs faint num" id={`${id}-span`}>
          {t('storefront.search.price_span', { least: format.money(span.min), most: format.money(span.max) })}
        </p>
      )}
    </div>
  );
};
