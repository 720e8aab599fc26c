import { useText } from '@sargam/kit';
import { cookies } from '@sargam/kit/site';

export const CookieList = () => {
  const t = useText();
  return (
    <>
      <dl className="policy-cookies">
        {cookies.map((cookie) => (
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
