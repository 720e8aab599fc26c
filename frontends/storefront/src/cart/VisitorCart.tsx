import './visitor-cart.css';
import { ButtonLink, useTranslate, useVisitorCart } from '@sargam/kit';
import { CartEmpty } from './CartFaces.tsx';
import { VisitorLine } from './VisitorLine.tsx';

const LoginFirst = () => {
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
  if (kept.length === 0) return <CartEmpty />;
  return (
    <div className="co">
      <ul className="cart-lines">
        {kept.map((chosen) => (
          <VisitorLine key={chosen.course} chosen={chosen} />
        ))}
      </ul>
      <LoginFirst />
    </div>
  );
};
