import { type ApiSchemas, ButtonLink, LoadingState, Skeleton, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import { loginAddress } from '../account/redirect.ts';
import { giftCardPath } from '../store/gift-card-path.ts';
import { DeliveryNote } from './DeliveryNote.tsx';
import { GiftCardPreview } from './GiftCardPreview.tsx';
import { GiftTerms } from './GiftTerms.tsx';

type Props = { id: string; card: ApiSchemas['GiftCardProduct']; head: ReactNode; isLoading: boolean };

/** For visitors; the login returns to this page. */
export const LoginToBuy = ({ id, card, head, isLoading }: Props) => {
  const t = useTranslate();
  const returnAddress = giftCardPath({ _id: id, param: id });
  return (
    <div className="wrap gp">
      <GiftCardPreview card={card} foot={<DeliveryNote card={card} />} />
      <section aria-labelledby="gift-title">
        {head}
        {isLoading ? (
          <LoadingState>
            <Skeleton height={420} />
          </LoadingState>
        ) : (
          <div className="login-first">
            <p className="b">{t('storefront.gift.login_to_continue')}</p>
            <ButtonLink variant="main" size="lg" to={loginAddress(returnAddress)}>
              {t('storefront.login.button')}
            </ButtonLink>
          </div>
        )}
        <GiftTerms days={card.validity} />
      </section>
    </div>
  );
};
