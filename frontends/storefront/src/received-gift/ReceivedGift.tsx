import { type ApiSchemas, Button, useFormat, useTranslate } from '@sargam/kit';
import { GiftCardPreview } from '../gift-card/GiftCardPreview.tsx';
import { formatCode } from './gift-code.ts';
import { RedeemButtons } from './RedeemButtons.tsx';

type Props = { card: ApiSchemas['GiftCardFace']; code: string; reset: () => void };

export const ReceivedGift = ({ card, code, reset }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <div className="wrap gp received">
      <GiftCardPreview
        card={{ _id: card.product, value: card.value, image: card.image }}
        receiver={card.receiverName}
        from={card.giftCardFrom}
        message={card.giftCardMessage}
      />
      <section className="received-facts" aria-labelledby="received">
        <h1 id="received">
          {card.giftCardFrom
            ? t('storefront.received.from', { name: card.giftCardFrom })
            : t('storefront.received.yours')}
        </h1>
        <p className="worth num">{format.money(card.value)}</p>
        <p className="muted">{t('storefront.received.until', { date: format.date(card.valid_to) })}</p>
        <p className="sm">
          {t('storefront.received.code')}: <b lang="en">{formatCode(code)}</b>
        </p>
        <RedeemButtons code={code} />
        <p className="sm muted">{t('storefront.received.wallet')}</p>
        <Button variant="ghost" size="s" onClick={reset}>
          {t('storefront.received.another')}
        </Button>
      </section>
    </div>
  );
};
