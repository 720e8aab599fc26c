import { useTranslate } from '@sargam/kit';
import { siteCookies } from '@sargam/kit/site';

export const CookieList = () => {
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
