import { api, apiGet, Button, useLanguage, useTranslate } from '@sargam/kit';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog, useAction } from '../form/index.ts';
import { ListPage, type TableColumn, useList, useListState } from '../table/index.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { productColumns } from './product-columns.tsx';
import type { Product } from './product-form.ts';
import { RowButtons } from './RowButtons.tsx';
import { shownText } from './shown-text.ts';
import { storeToast } from './store-toast.ts';

type Dialog = { kind: 'form'; product?: Product } | { kind: 'delete'; product: Product };

const actionColumn = (open: (dialog: Dialog) => void): TableColumn<Product> => ({
  key: 'actions',
  header: 'admin.actions',
  hideHeader: true,
  fixed: true,
  narrow: 'full',
  cell: (product) => (
    <RowButtons
      onEdit={() => open({ kind: 'form', product })}
      onDelete={() => open({ kind: 'delete', product })}
    />
  ),
});

export default function ProductsPage() {
  const t = useTranslate();
  const language = useLanguage();
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/store/product/', { query: { ...list.query, texts: 'both' } }));
  const [dialog, setDialog] = useState<Dialog>();
  const close = (): void => setDialog(undefined);
  const remove = useAction(
    ({ _id: id }: Product) => api.DELETE('/store/product/delete/{id}', { params: { path: { id } } }),
    {
      saved: 'admin.product.deleted',
      failed: 'admin.generic.failed_please',
      refresh: '/store/product',
      toastOptions: storeToast,
    },
  );
  const add = (
    <Button
      icon={<IconPlus aria-hidden />}
      onClick={() => setDialog({ kind: 'form' })}
      text="admin.product.add"
    />
  );
  return (
    <ListPage
      title="admin.menu.store_products"
      actions={add}
      name="store-products"
      columns={[...productColumns(language), actionColumn(setDialog)]}
      list={list}
      result={result}
      emptyAction={add}
    >
      {dialog?.kind === 'form' && <ProductDialog product={dialog.product} onClose={close} />}
      <DeleteDialog
        row={dialog?.kind === 'delete' ? dialog.product : undefined}
        title={t('admin.store.delete_title', {
          name: shownText(language, dialog?.product?.name ?? '', dialog?.product?.nameBn),
        })}
        text={t('admin.product.delete_text')}
        remove={remove}
        onClose={close}
      />
    </ListPage>
  );
}
