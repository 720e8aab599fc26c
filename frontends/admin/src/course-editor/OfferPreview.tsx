import { DiscountBadge, Price, typography, useTranslate } from '@sargam/kit';
import { takaAmount, useWatch, wholeNumber } from '@sargam/kit/forms';
import type { CourseFormState } from './CourseForm.tsx';
import styles from './course-editor.module.css';
import type { CourseInput } from './course-schema.ts';

const amount = takaAmount({ required: '' });
const days = wholeNumber({ required: '' });

type Names = { price: keyof CourseInput; oldPrice: keyof CourseInput; validity: keyof CourseInput };

/** The price with its discount (decision C10) as visitors see it; nothing while the price is not a number. */
export const OfferPreview = ({ form, names }: { form: CourseFormState; names: Names }) => {
  const t = useTranslate();
  const typed = useWatch({ control: form.control, name: [names.price, names.oldPrice, names.validity] });
  const [price, oldPrice] = typed.slice(0, 2).map((text) => amount.safeParse(text).data);
  const validity = days.safeParse(typed[2]).data;
  if (!price) return <p className={styles.preview} />;
  return (
    <div className={styles.preview}>
      <Price price={price} oldPrice={oldPrice} />
      <DiscountBadge price={price} oldPrice={oldPrice} />
      {validity && (
        <span className={`${typography.small} ${typography.muted}`}>
          {t('kit.count.days', { count: validity })}
        </span>
      )}
    </div>
  );
};
