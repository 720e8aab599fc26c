import { Link, layout, Text } from '@sargam/kit';
import { faqs } from '@sargam/kit/site';
import { IconPlus } from '@tabler/icons-react';
import styles from './frequent-questions.module.css';

export const FrequentQuestions = () => (
  <section className={styles.questions} aria-labelledby="questions">
    <div className={layout.topLine}>
      <h2 id="questions">
        <Text id="storefront.faq.title" />
      </h2>
    </div>
    {faqs.map((name, i) => (
      <details key={name} open={i === 0}>
        <summary>
          <Text id={`storefront.faq.${name}.q`} />
          <IconPlus aria-hidden />
        </summary>
        <p>
          <Text id={`storefront.faq.${name}.a`} />{' '}
          {name === 'refund' && <Link to="/terms#refunds" text="storefront.faq.refund.more" />}
        </p>
      </details>
    ))}
  </section>
);
