import { useTranslate } from '@sargam/kit';
import { contactDetails } from '@sargam/kit/site';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';

export const ContactDetails = () => {
  const t = useTranslate();
  return (
    <section aria-labelledby="where-we-are">
      <h2 id="where-we-are">{t('storefront.reach.details')}</h2>
      <dl className="reach-ways">
        <dt>
          <IconPhone aria-hidden />
          {t('storefront.reach.phone')}
        </dt>
        <dd lang="en">
          <a href={`tel:${contactDetails.phone.replace(/ /g, '')}`}>{contactDetails.phone}</a>
        </dd>
        <dt>
          <IconMail aria-hidden />
          {t('storefront.reach.email')}
        </dt>
        <dd lang="en">
          <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a>
        </dd>
        <dt>
          <IconMapPin aria-hidden />
          {t('storefront.reach.office')}
        </dt>
        <dd>{t('storefront.reach.office_value')}</dd>
      </dl>
    </section>
  );
};
