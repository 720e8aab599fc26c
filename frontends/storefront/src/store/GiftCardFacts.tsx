import { useTranslate } from '@sargam/kit';
import { IconClockHour4, IconLock, IconWallet } from '@tabler/icons-react';

const facts = [
  ['days', IconClockHour4],
  ['wallet', IconWallet],
  ['code', IconLock],
] as const;

export const GiftCardFacts = () => {
  const t = useTranslate();
  return (
    <ul className="facts">
      {facts.map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden />
          <h3>{t(`storefront.store.${name}.title`)}</h3>
          <p className="muted">{t(`storefront.store.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
};
