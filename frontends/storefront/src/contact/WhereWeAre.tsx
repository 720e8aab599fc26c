import { useText } from '@sargam/kit';
import { reach } from '@sargam/kit/site';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';

/** Phone, e-mail and office. */
export const WhereWeAre = () => {
  const t = useText();
  return (
    <section aria-labelledby="where-we-are">
      <h2 id="where-we-are">{t('storefront.reach.details')}</h2>
      <dl className="reach-ways">
        <dt>
          <IconPhone aria-hidden />
          {t('storefront.reach.phone')}
        </dt>
        <dd lang="en">
          <a href={`tel:${reach.phone.replace(/ /g, '')}`}>{reach.phone}</a>
        </dd>
        <dt>
          <IconMail aria-hidden />
          {t('storefront.reach.email')}
        </dt>
        <dd lang="en">
          <a href={`mailto:${reach.email}`}>{reach.email}</a>
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
