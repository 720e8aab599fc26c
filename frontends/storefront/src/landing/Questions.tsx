import './questions.css';
import { useText } from '@sargam/kit';
import { IconPlus } from '@tabler/icons-react';

const questions = ['days', 'bkash', 'try', 'refund', 'phone'] as const;

export const Questions = () => {
  const t = useText();
  return (
    <section className="questions" aria-labelledby="questions">
      <div className="hang">
        <h2 id="questions">{t('storefront.faq.title')}</h2>
      </div>
      {questions.map((name, i) => (
        <details key={name} open={i === 0}>
          <summary>
            {t(`storefront.faq.${name}.q`)}
            <IconPlus aria-hidden />
          </summary>
          <p>{t(`storefront.faq.${name}.a`)}</p>
        </details>
      ))}
    </section>
  );
};
