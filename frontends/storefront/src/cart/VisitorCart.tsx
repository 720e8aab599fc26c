import { ButtonLink, typography, useTranslate, useVisitorCart } from '@sargam/kit';
import { EmptyCart } from './CartStates.tsx';
import cartStyles from './cart.module.css';
import styles from './checkout-summary.module.css';
import { VisitorCartLine } from './VisitorCartLine.tsx';

const LoginPanel = () => {
  const t = useTranslate();
  return (
    <aside className={`${styles.summary} ${styles.visitor}`} aria-labelledby="visitor-login">
      <h2 id="visitor-login">{t('storefront.visitor.title')}</h2>
      <p className={typography.muted}>{t('storefront.visitor.text')}</p>
      <ButtonLink variant="main" size="large" wide to="/login?redirect=cart" text="storefront.login.button" />
      <p className={`${typography.small} ${styles.links}`}>
        {t('storefront.login.new_here')}{' '}
        <ButtonLink variant="ghost" size="small" to="/signup?redirect=cart" text="storefront.signup.title" />
      </p>
    </aside>
  );
};

/** The visitor's courses and a login button. Totals need a login. */
export const VisitorCart = () => {
  const items = useVisitorCart();
  if (items.length === 0) return <EmptyCart />;
  return (
    <div className={cartStyles.columns}>
      <ul className={cartStyles.lines}>
        {items.map((item) => (
          <VisitorCartLine key={item.course} item={item} />
        ))}
      </ul>
      <LoginPanel />
    </div>
  );
};
