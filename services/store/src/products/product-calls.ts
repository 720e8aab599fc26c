import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { Product as ProductMessage, StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import type { Deps } from '../deps.ts';
import { parseWords } from '../words.ts';
import { type ProductId, productFaults } from './product.ts';
import { productMessage, productNotFound } from './product-message.ts';
import { allProducts, findProduct, paramIsTaken, removeProduct, saveProduct } from './product-store.ts';

type ProductCalls = Pick<
  StoreServiceImplementation,
  'listProducts' | 'getProduct' | 'saveProduct' | 'deleteProduct'
>;

export const productCalls = ({ database, clock }: Deps): ProductCalls => ({
  listProducts: async () => ({ products: (await allProducts(database.db)).map(productMessage) }),

  getProduct: async ({ productId }) => {
    const product = await findProduct(database.db, productId);
    if (!product) throw productNotFound();
    return productMessage(product);
  },

  saveProduct: async ({ productId, product }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const id = (productId || newId()) as ProductId;
    const parsed = { ...parseProduct(product), id, createdAt: clock() };
    const faults = productFaults(parsed);
    if (faults.length > 0) throw refuse.invalid('product-incomplete', 'Failed ,Please try again', faults);
    if (await paramIsTaken(database.db, parsed.param, id)) {
      throw refuse.conflict('product-param-taken', 'Failed ,Please try again');
    }
    return productMessage(await saveProduct(database.db, parsed));
  },

  deleteProduct: async ({ productId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    if (!(await removeProduct(database.db, productId as ProductId, clock()))) throw productNotFound();
    return {};
  },
});

const parseProduct = (message: ProductMessage | undefined) => ({
  categoryId: message?.categoryId || undefined,
  name: parseWords(message?.name),
  param: message?.param ?? '',
  price: message?.pricePoisha ?? 0n,
  oldPrice: message?.oldPricePoisha ?? 0n,
  value: message?.valuePoisha ?? 0n,
  validityDays: message?.validityDays ?? 0,
  description: parseWords(message?.description),
  image: message?.image ?? '',
});
