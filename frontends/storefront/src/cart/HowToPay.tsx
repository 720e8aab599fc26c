import { useText } from '@sargam/kit';
import { IconBuildingBank, IconCreditCard, IconDeviceMobile, IconLock } from '@tabler/icons-react';

/** Marks of the payment gateway: names of brands, the same in every language. */
const ways = [
  { name: 'mobile', Icon: IconDeviceMobile, marks: ['bKash', 'Nagad', 'Rocket', 'Upay'] },
  { name: 'card', Icon: IconCreditCard, marks: ['Visa', 'Mastercard', 'Amex'] },
  { name: 'bank', Icon: IconBuildingBank, marks: ['City Touch', 'Brac', 'DBBL'] },
] as const;

/** What the gateway's own page will offer; the choice is made there. */
export const HowToPay = () => {
  const t = useText();
  return (
    <section className="ways" aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{t('storefront.pay.title')}</h2>
      <ul>
        {ways.map(({ name, Icon, marks }) => (
          <li key={name}>
            <Icon aria-hidden />
            <div>
              <b className="b">{t(`storefront.pay.${name}`)}</b>
              <p className="marks" lang="en">
                {marks.map((mark) => (
                  <span key={mark}>{mark}</span>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="msg">
        <IconLock aria-hidden />
        {t('storefront.pay.safe')}
      </p>
    </section>
  );
};
