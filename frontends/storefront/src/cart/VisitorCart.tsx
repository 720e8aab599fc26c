import './visitor-cart.css';
import { ButtonLink, useTranslate, useVisitorCart } from '@sargam/kit';
import { EmptyCart } from './CartStates.tsx';
import { VisitorCartLine } from './VisitorCartLine.tsx';

const LoginPanel = () => {
  const t = useTranslate();
  return (
    <aside className="sum visitor" aria-labelledby="visitor-login">
      <h2 id="visitor-login">{t('storefront.visitor.title')}</h2>
      <p className="muted">{t('storefront.visitor.text')}</p>
      <ButtonLink variant="main" size="lg" wide to="/login?redirect=cart">
        {t('storefront.login.button')}
      </ButtonLink>
      <p className="sm">
        {t('storefront.login.new_here')}{' '}
        <ButtonLink variant="ghost" size="s" to="/signup?redirect=cart">
          {t('storefront.signup.title')}
        </ButtonLink>
      </p>
    </aside>
  );
};

/** What a visitor has chosen, and the way to log in; the sums are the student's. */
export const VisitorCart = () => {
  const kept = useVisitorCart();
  if (kept.length === 0) return <EmptyCart />;
  return (
    <div className="co">
      <ul className="cart-lines">
        {kept.map((chosen) => (
          <VisitorCartLine key={chosen.course} chosen={chosen} />
        ))}
      </ul>
      <LoginPanel />
    </div>
  );
};
