import { useTranslate } from '@sargam/kit';
import { type PolicyName, siteCookies } from '@sargam/kit/site';

const CookieList = () => {
  const t = useTranslate();
  return (
    <>
      <dl className="policy-cookies">
        {siteCookies.map((cookie) => (
          <div key={cookie}>
            <dt lang="en">
              <code>{cookie}</code>
            </dt>
            <dd>{t(`storefront.privacy.cookies.${cookie}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('storefront.privacy.cookies.more')}</p>
    </>
  );
};

type Props = { policy: PolicyName; section: string };

/** Each line of the text is a paragraph. `tabIndex={-1}`: the heading gets the focus when its anchor is opened. */
export const PolicySection = ({ policy, section }: Props) => {
  const t = useTranslate();
  const key = `storefront.${policy}.${section}`;
  return (
    <section aria-labelledby={section}>
      <h2 id={section} tabIndex={-1}>
        {t(`${key}.title`)}
      </h2>
      {t(`${key}.text`)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {section === 'cookies' && <CookieList />}
    </section>
  );
};
