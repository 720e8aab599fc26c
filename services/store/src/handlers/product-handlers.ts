import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { Product as ProductMessage, StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { type Product, type ProductId, validateProduct } from '../products/product.ts';
import { productNotFound, toProductMessage } from '../products/product-message.ts';
import {
  findProduct,
  isSlugTaken,
  listProductsOnSale,
  lockProduct,
  removeProductFromSale,
  saveProduct,
} from '../products/product-store.ts';
import { requireVersion } from '../require-version.ts';

export const productHandlers = ({ database, clock }: Deps) =>
  ({
    listProducts: async ({ page }) => {
      const { rows, total } = await listProductsOnSale(database.db, toLimitOffset(page));
      return { products: rows.map(toProductMessage), total };
    },

    getProduct: async ({ productId }) => {
      const product = await findProduct(database.db, productId);
      if (!product) throw productNotFound();
      return toProductMessage(product);
    },

    saveProduct: async ({ productId, product, basedOnVersion }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const id = (productId || newId()) as ProductId;
      const parsed = { ...parseProduct(product), id, createdAt: clock() };
      const faults = validateProduct(parsed);
      if (faults.length > 0)
        throw domainError.invalid('product-incomplete', 'Failed ,Please try again', faults);
      if (await isSlugTaken(database.db, parsed.slug, id)) {
        throw domainError.conflict('product-param-taken', 'Failed ,Please try again');
      }
      const saved = await database.transaction(async (tx) => {
        const before = await lockProduct(tx, id);
        requireVersion(before, basedOnVersion);
        const product = await saveProduct(tx, parsed);
        const after = auditedFields({ ...product, onSale: true });
        const changes = { before: before && auditedFields(before), after };
        await appendAuditEntry(tx, clock(), { action: 'SaveProduct', ...targetOf(id), ...changes });
        return product;
      });
      return toProductMessage(saved);
    },

    deleteProduct: async ({ productId }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const id = productId as ProductId;
      await database.transaction(async (tx) => {
        const product = await lockProduct(tx, id);
        if (!product) throw productNotFound();
        await removeProductFromSale(tx, id, clock());
        const changes = { before: { onSale: product.onSale }, after: { onSale: false } };
        await appendAuditEntry(tx, clock(), { action: 'DeleteProduct', ...targetOf(id), ...changes });
      });
      return {};
    },
  }) satisfies Partial<StoreServiceImplementation>;

const targetOf = (id: ProductId) => ({ targetKind: 'product', targetId: id });
/** The fields that admins change; sales change `sold`. */
const auditedFields = ({
  id: _id,
  sold: _sold,
  version: _version,
  createdAt: _at,
  ...fields
}: Product & { onSale: boolean }) => fields;

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
