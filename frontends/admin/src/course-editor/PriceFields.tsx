import { TierBadge, typography, useTranslate } from '@sargam/kit';
import { NumberField, TakaField, useFieldProps } from '@sargam/kit/forms';
import type { ReactNode } from 'react';
import type { CourseFormState } from './CourseForm.tsx';
import styles from './course-editor.module.css';
import { type CourseInput, tierNames } from './course-schema.ts';
import { FormPart } from './FormPart.tsx';
import { OfferPreview } from './OfferPreview.tsx';

type OfferNames = { price: keyof CourseInput; oldPrice: keyof CourseInput; validity: keyof CourseInput };
type OfferProps = { form: CourseFormState; name: ReactNode; label: string; names: OfferNames };

/** One offer: price, old price, days of access, and what visitors will see. */
const OfferFields = ({ form, name, label, names }: OfferProps) => {
  const t = useTranslate();
  const field = useFieldProps(form, 'admin.course_form');
  return (
    <fieldset className={styles.offer} aria-label={label}>
      <div className={styles.offerName}>{name}</div>
      <TakaField {...field(names.price, { label: 'admin.course_form.price' })} />
      <TakaField {...field(names.oldPrice, { label: 'admin.course_form.oldPrice' })} />
      <NumberField
        {...field(names.validity, { label: 'admin.course_form.validity' })}
        suffix={t('admin.course_form.days_unit')}
      />
      <OfferPreview form={form} names={names} />
    </fieldset>
  );
};

type Props = { form: CourseFormState; readOnly?: boolean; isProposal?: boolean };

/** The price of the course and of its tiers (decision C1). Content uploaders see them only; an admin decides about a proposal. */
export const PriceFields = ({ form, readOnly = false, isProposal = false }: Props) => {
  const t = useTranslate();
  return (
    <FormPart title={isProposal ? 'admin.course_form.proposed_prices' : 'admin.course_form.prices'}>
      {isProposal && <p>{t('admin.course_form.proposed_hint')}</p>}
      <p className={`${typography.small} ${typography.muted}`}>
        {t(readOnly ? 'admin.course_form.prices_read_only' : 'admin.course_form.tier_hint')}
      </p>
      <fieldset disabled={readOnly} className={styles.offers}>
        <OfferFields
          form={form}
          label={t('admin.course_form.standard')}
          name={t('admin.course_form.standard')}
          names={{ price: 'price', oldPrice: 'oldPrice', validity: 'validity' }}
        />
        {tierNames.map((tier) => (
          <OfferFields
            key={tier}
            form={form}
            label={t(`kit.tier.${tier.toLowerCase()}`)}
            name={<TierBadge tier={tier === 'Silver' ? 'silver' : tier === 'Gold' ? 'gold' : 'diamond'} />}
            names={{
              price: `price${tier}Price`,
              oldPrice: `price${tier}OldPrice`,
              validity: `price${tier}Validity`,
            }}
          />
        ))}
      </fieldset>
    </FormPart>
  );
};
