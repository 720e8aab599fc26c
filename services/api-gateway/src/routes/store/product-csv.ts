import type {
  Category,
  ListCategoriesResponse,
  ListProductsResponse,
  Product,
} from '@sargam/proto/store/v1/store';
import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { listCsv } from '../../csv/list-csv.ts';

const { text, integer, taka, instant } = csvColumn;
const name = { en: 'Name', bn: 'নাম' };
const description = { en: 'Description', bn: 'বিবরণ' };

/** Gift cards on sale. */
export const productCsv = listCsv({
  name: 'gift-cards-on-sale',
  columns: [
    text<Product>(name, (product, language) => localize(product.name, language)),
    text<Product>({ en: 'Address (param)', bn: 'ঠিকানা (param)' }, ({ slug }) => slug),
    taka<Product>({ en: 'Price', bn: 'দাম' }, ({ pricePoisha }) => pricePoisha),
    taka<Product>({ en: 'Old price', bn: 'আগের দাম' }, ({ oldPricePoisha }) => oldPricePoisha),
    taka<Product>({ en: 'Value', bn: 'মূল্যমান' }, ({ valuePoisha }) => valuePoisha),
    integer<Product>({ en: 'Validity, days', bn: 'মেয়াদ (দিন)' }, ({ validityDays }) => validityDays),
    integer<Product>({ en: 'Sold', bn: 'বিক্রি' }, ({ sold }) => sold),
    text<Product>(description, (product, language) => localize(product.description, language)),
    instant<Product>({ en: 'Created', bn: 'তৈরির তারিখ' }, ({ createdAt }) => createdAt),
  ],
  rows: ({ products }: ListProductsResponse) => products,
  idOf: ({ id }) => id,
});

export const categoryCsv = listCsv({
  name: 'store-categories',
  columns: [
    text<Category>(name, (category, language) => localize(category.name, language)),
    text<Category>(description, (category, language) => localize(category.description, language)),
  ],
  rows: ({ categories }: ListCategoriesResponse) => categories,
  idOf: ({ id }) => id,
});
