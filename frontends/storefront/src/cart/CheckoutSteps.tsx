import { useTranslate } from '@sargam/kit';

const steps = ['cart', 'payment', 'classroom'] as const;

export const CheckoutSteps = () => {
  const t = useTranslate();
  return (
    <ol className="steps" aria-label={t('storefront.cart.steps')}>
      {steps.map((step, i) => (
        <li key={step} aria-current={i === 0 ? 'step' : undefined}>
          {t(`storefront.cart.step.${step}`)}
        </li>
      ))}
    </ol>
  );
};
