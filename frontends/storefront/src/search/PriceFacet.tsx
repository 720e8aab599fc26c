import { type ApiSchemas, Button, ScriptForm, typography, useI18n, useNavigate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { type FormEvent, useId, useState } from 'react';
import { parsePriceRange } from './parse-price-range.ts';
import styles from './search-page.module.css';
import { type Search, searchUrl } from './search-url.ts';

/** The typed prices. A change of the URL (back button, chip) updates the fields. */
const usePriceFields = (search: Search) => {
  const { format } = useI18n();
  const navigate = useNavigate();
  const formatPrice = (taka: number | undefined): string => (taka === undefined ? '' : format.digits(taka));
  const inUrl = [formatPrice(search.min), formatPrice(search.max)] as const;
  const [lastInUrl, setLastInUrl] = useState<readonly string[]>(inUrl);
  const [minText, setMinText] = useState(inUrl[0]);
  const [maxText, setMaxText] = useState(inUrl[1]);
  if (inUrl.join() !== lastInUrl.join()) {
    setLastInUrl(inUrl);
    setMinText(inUrl[0]);
    setMaxText(inUrl[1]);
  }
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(searchUrl(search, parsePriceRange(minText, maxText)));
  };
  return { min: { value: minText, set: setMinText }, max: { value: maxText, set: setMaxText }, apply };
};

type FieldProps = {
  label: string;
  field: { value: string; set: (value: string) => void };
  hint: string | undefined;
  describedBy: string | undefined;
};

const PriceField = ({ label, field, hint, describedBy }: FieldProps) => (
  <label className={fieldStyles.field}>
    <span className={fieldStyles.label}>{label}</span>
    <input
      className={fieldStyles.input}
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

type Props = { search: Search; priceRange: ApiSchemas['Found']['facets']['prices'] };

/** Price range. Accepts Bengali and ASCII digits. Shows the price range of the results. */
export const PriceFacet = ({ search, priceRange }: Props) => {
  const { t, format } = useI18n();
  const id = useId();
  const { min, max, apply } = usePriceFields(search);
  const hasPrices = priceRange.max > 0;
  if (!hasPrices && search.min === undefined && search.max === undefined) return null;
  const hint = (taka: number) => ({
    hint: hasPrices ? format.amount(taka) : undefined,
    describedBy: hasPrices ? `${id}-range` : undefined,
  });
  return (
    <div className={styles.facet}>
      <h2 id={id}>{t('storefront.search.price')}</h2>
      <ScriptForm className={styles.priceForm} aria-labelledby={id} onSubmit={apply}>
        <PriceField label={t('storefront.search.least')} field={min} {...hint(priceRange.min)} />
        <PriceField label={t('storefront.search.most')} field={max} {...hint(priceRange.max)} />
        <Button variant="line" type="submit" text="storefront.search.apply" />
      </ScriptForm>
      {hasPrices && (
        <p className={`${typography.tiny} ${typography.faint} ${typography.digits}`} id={`${id}-range`}>
          {t('storefront.search.price_span', {
            least: format.money(priceRange.min),
            most: format.money(priceRange.max),
          })}
        </p>
      )}
    </div>
  );
};
