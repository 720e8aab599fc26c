import {
  type ApiSchemas,
  Button,
  layout,
  roles,
  typography,
  useI18n,
  useNavigate,
  useUser,
} from '@sargam/kit';
import { loginUrl, withRedirect } from '../account/redirect.ts';
import { GiftCardPreview } from '../gift-card/GiftCardPreview.tsx';
import giftPage from '../gift-card/gift-card.module.css';
import { formatCode, saveCodeForRedeemTab } from './gift-code.ts';
import styles from './received-gift.module.css';

const REDEEM_TAB = '/studentpanel?tab=6';

/** Open the panel's redeem tab with this code; a visitor logs in or signs up first. */
const RedeemButtons = ({ code }: { code: string }) => {
  const { t } = useI18n();
  const user = useUser();
  const navigate = useNavigate();
  const goTo = (to: string) => (): void => {
    saveCodeForRedeemTab(code);
    void navigate(to);
  };
  if (user && user.type !== roles.student)
    return <p className={typography.muted}>{t('storefront.received.students')}</p>;
  return (
    <div className={`${layout.row} ${layout.wrapping} ${styles.actions}`}>
      <Button
        variant="main"
        size="large"
        onClick={goTo(user ? REDEEM_TAB : loginUrl(REDEEM_TAB))}
        text="storefront.received.redeem"
      />
      {!user && (
        <Button
          variant="line"
          size="large"
          onClick={goTo(withRedirect('/signup', REDEEM_TAB))}
          text="storefront.signup.title"
        />
      )}
    </div>
  );
};

type Props = { card: ApiSchemas['GiftCardFace']; code: string; reset: () => void };

export const ReceivedGift = ({ card, code, reset }: Props) => {
  const { t, format } = useI18n();
  return (
    <div className={`${layout.container} ${giftPage.page} received`}>
      <GiftCardPreview
        card={{ _id: card.product, value: card.value, image: card.image }}
        receiver={card.receiverName}
        from={card.giftCardFrom}
        message={card.giftCardMessage}
      />
      <section className={styles.facts} aria-labelledby="received">
        <h1 id="received">
          {card.giftCardFrom
            ? t('storefront.received.from', { name: card.giftCardFrom })
            : t('storefront.received.yours')}
        </h1>
        <p className={`${styles.worth} ${typography.digits}`}>{format.money(card.value)}</p>
        <p className={typography.muted}>
          {t('storefront.received.until', { date: format.date(card.valid_to) })}
        </p>
        <p className={typography.small}>
          {t('storefront.received.code')}: <b lang="en">{formatCode(code)}</b>
        </p>
        <RedeemButtons code={code} />
        <p className={`${typography.small} ${typography.muted}`}>{t('storefront.received.wallet')}</p>
        <Button variant="ghost" size="small" onClick={reset} text="storefront.received.another" />
      </section>
    </div>
  );
};
