import { useCategoryName, useI18n } from '@sargam/kit';
import { useBundleNames } from '../course-editor/useBundleNames.ts';
import { EmptyCell } from '../table/index.ts';
import type { FieldValue } from './compare-courses.ts';
import styles from './course-reviews.module.css';

const Items = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.items}>
    {items.map((item, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the items are texts, which may be equal
      <li key={index}>{item}</li>
    ))}
  </ul>
);

const Courses = ({ ids }: { ids: readonly string[] }) => <Items items={[...useBundleNames(ids).values()]} />;

type Props = { value: FieldValue | undefined; name: string };

/** The value of a field in a comparison, as visitors see it. `name` is the name of the field, for a picture. */
export const ComparedValue = ({ value, name }: Props) => {
  const { t, format } = useI18n();
  const categoryName = useCategoryName();
  switch (value?.kind) {
    case 'text':
      return <span className={styles.text}>{value.text}</span>;
    case 'category':
      return categoryName(value.text);
    case 'key':
      return t(value.text);
    case 'picture':
      return <img className={styles.picture} src={value.text} alt={name} />;
    case 'list':
      return <Items items={value.items} />;
    case 'courses':
      return <Courses ids={value.items} />;
    case 'money':
      return format.money(value.amount);
    case 'days':
      return t('kit.count.days', { count: value.amount });
    default:
      return <EmptyCell />;
  }
};
