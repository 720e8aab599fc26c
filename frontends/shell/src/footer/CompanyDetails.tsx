import { phoneUrl, useCompany, useLanguage, useTranslate } from '@sargam/kit';
import { PaymentMarks } from '@sargam/kit/payment-method';
import styles from './company-details.module.css';

const brands = ['bkash', 'nagad', 'rocket', 'visa', 'mastercard', 'amex'] as const;

const SocialLinks = () => {
  const t = useTranslate();
  const { socialLinks } = useCompany();
  if (socialLinks.length === 0) return null;
  return (
    <nav aria-label={t('shell.footer.social')} className={styles.social}>
      {socialLinks.map(({ name, url }) => (
        <a key={name} href={url} rel="noopener" target="_blank" lang="en">
          {name}
        </a>
      ))}
    </nav>
  );
};

/** How people pay, where they get help, and who runs the site. */
export const CompanyDetails = () => {
  const t = useTranslate();
  const language = useLanguage() === 'bn' ? 'bn' : 'en';
  const { phone, hours, office, tradeLicence } = useCompany();
  const rows = [
    [
      'phone',
      phone && (
        <>
          <a href={phoneUrl(phone)} lang="en">
            {phone}
          </a>
          {hours[language] && <span>{hours[language]}</span>}
        </>
      ),
    ],
    ['office', office[language]],
    ['licence', tradeLicence && <span lang="en">{tradeLicence}</span>],
  ] as const;
  const filled = rows.filter(([, value]) => value);
  return (
    <div className={styles.details}>
      <div>
        <h2>{t('shell.footer.pay_with')}</h2>
        <PaymentMarks brands={brands} />
      </div>
      {filled.length > 0 && (
        <dl>
          {filled.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`shell.footer.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <SocialLinks />
    </div>
  );
};
