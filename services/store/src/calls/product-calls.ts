import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { Product as ProductMessage, StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { type ProductId, validateProduct } from '../products/product.ts';
import { productNotFound, toProductMessage } from '../products/product-message.ts';
import {
  findProduct,
  isSlugTaken,
  listProductsOnSale,
  removeProductFromSale,
  saveProduct,
} from '../products/product-store.ts';

export const productCalls = ({ database, clock }: Deps) =>
  ({
    listProducts: async () => ({ products: (await listProductsOnSale(database.db)).map(toProductMessage) }),

    getProduct: async ({ productId }) => {
      const product = await findProduct(database.db, productId);
      if (!product) throw productNotFound();
      return toProductMessage(product);
    },

    saveProduct: async ({ productId, product }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const id = (productId || newId()) as ProductId;
      const parsed = { ...parseProduct(product), id, createdAt: clock() };
      const faults = validateProduct(parsed);
      if (faults.length > 0)
        throw domainError.invalid('product-incomplete', 'Failed ,Please try again', faults);
      if (await isSlugTaken(database.db, parsed.slug, id)) {
        throw domainError.conflict('product-param-taken', 'Failed ,Please try again');
      }
      return toProductMessage(await saveProduct(database.db, parsed));
    },

    deleteProduct: async ({ productId }, context) => {
      requireCaller(context, { roles: ['admin'] });
      if (!(await removeProductFromSale(database.db, productId as ProductId, clock())))
        throw productNotFound();
      return {};
    },
  }) satisfies Partial<StoreServiceImplementation>;

const parseProduct = (message: ProductMessage | undefined) => ({
  categoryId: message?.categoryId || undefined,
  name: parseLocalizedText(message?.name),
  slug: message?.slug ?? '',
  price: message?.pricePoisha ?? 0n,
  oldPrice: message?.oldPricePoisha ?? 0n,
  value: message?.valuePoisha ?? 0n,
  validityDays: message?.validityDays ?? 0,
  description: parseLocalizedText(message?.description),
  image: message?.image ?? '',
});
