import { type ApiSchemas, ButtonLink, LoadingState, Skeleton, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { loginFor } from '../account/redirect.ts';
import { giftCardPath } from '../store/gift-card-path.ts';
import { Foot } from './Foot.tsx';
import { GiftTerms } from './GiftTerms.tsx';
import { Preview } from './Preview.tsx';

type Props = { id: string; card: ApiSchemas['GiftCardProduct']; head: ReactNode; waiting: boolean };

/** The logged-out face; the login leads back here. */
export const LoginToGive = ({ id, card, head, waiting }: Props) => {
  const t = useTranslate();
  const here = giftCardPath({ _id: id, param: id });
  return (
    <div className="wrap gp">
      <Preview card={card} foot={<Foot card={card} />} />
      <section aria-labelledby="gift-title">
        {head}
        {waiting ? (
          <LoadingState>
            <Skeleton height={420} />
          </LoadingState>
        ) : (
          <div className="login-first">
            <p className="b">{t('storefront.gift.login_to_continue')}</p>
            <ButtonLink variant="main" size="lg" to={loginFor(here)}>
              {t('storefront.login.button')}
            </ButtonLink>
          </div>
        )}
        <GiftTerms days={card.validity} />
      </section>
    </div>
  );
};
