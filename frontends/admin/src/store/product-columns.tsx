import { type Language, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { countColumn, latinColumn, MoneyCell, moneyColumn, type TableColumn } from '../table/index.ts';
import type { Product } from './product-form.ts';
import { PictureCell } from './RowButtons.tsx';
import { shownText } from './shown-text.ts';
import styles from './store-cells.module.css';

const PriceCell = ({ price, oldPrice }: Product) => {
  const { format } = useI18n();
  return (
    <>
      <MoneyCell taka={price} />
      {oldPrice > price && <s className={`${styles.old} ${typography.tiny}`}>{format.money(oldPrice)}</s>}
    </>
  );
};

const Days = ({ count }: { count: number }) => <>{useI18n().t('kit.count.days', { count })}</>;

export const productColumns = (language: Language): TableColumn<Product>[] => [
  { key: 'image', header: 'admin.store.image', cell: ({ image }) => <PictureCell src={image} /> },
  {
    key: 'name',
    header: 'admin.store.name',
    fixed: true,
    cell: ({ name, nameBn, param }) => (
      <ScreenLink className={typography.bold} to={`/products/giftCard/${param}`}>
        {shownText(language, name, nameBn)}
      </ScreenLink>
    ),
    value: ({ name, nameBn }) => shownText(language, name, nameBn),
  },
  latinColumn({ key: 'param', header: 'admin.product.param', text: ({ param }) => param }),
  moneyColumn({ key: 'value', header: 'admin.product.value', taka: ({ value }) => value }),
  {
    key: 'price',
    header: 'admin.product.price',
    numeric: true,
    cell: (product) => <PriceCell {...product} />,
    value: ({ price }) => price,
  },
  {
    key: 'validity',
    header: 'admin.product.validity',
    numeric: true,
    cell: ({ validity }) => <Days count={validity} />,
    value: ({ validity }) => validity,
  },
  countColumn({ key: 'sold', header: 'admin.product.sold', count: ({ sold }) => sold }),
];
