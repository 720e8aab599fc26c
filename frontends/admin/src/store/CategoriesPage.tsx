import { api, apiGet, Button, type Language, typography, useLanguage, useTranslate } from '@sargam/kit';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog, useAction } from '../form/index.ts';
import { ListPage, type TableColumn, useList, useListState } from '../table/index.ts';
import { type Category, CategoryDialog } from './CategoryDialog.tsx';
import { DescriptionCell, PictureCell, RowButtons } from './RowButtons.tsx';
import { shownText } from './shown-text.ts';
import { storeToast } from './store-toast.ts';

type Dialog = { kind: 'form'; category?: Category } | { kind: 'delete'; category: Category };

const columnsFor = (language: Language, open: (dialog: Dialog) => void): TableColumn<Category>[] => [
  { key: 'image', header: 'admin.store.image', cell: ({ image }) => <PictureCell src={image} /> },
  {
    key: 'name',
    header: 'admin.store.name',
    fixed: true,
    cell: ({ name, nameBn }) => <b className={typography.bold}>{shownText(language, name, nameBn)}</b>,
    value: ({ name, nameBn }) => shownText(language, name, nameBn),
  },
  {
    key: 'description',
    header: 'admin.store.description',
    narrow: 'full',
    cell: ({ description, descriptionBn }) => (
      <DescriptionCell text={shownText(language, description, descriptionBn)} />
    ),
    value: ({ description, descriptionBn }) => shownText(language, description, descriptionBn),
  },
  {
    key: 'actions',
    header: 'admin.actions',
    hideHeader: true,
    fixed: true,
    narrow: 'full',
    cell: (category) => (
      <RowButtons
        onEdit={() => open({ kind: 'form', category })}
        onDelete={() => open({ kind: 'delete', category })}
      />
    ),
  },
];

export default function CategoriesPage() {
  const t = useTranslate();
  const language = useLanguage();
  const list = useListState({ pageSize: 4 });
  const result = useList(apiGet('/store/category/', { query: { ...list.query, texts: 'both' } }));
  const [dialog, setDialog] = useState<Dialog>();
  const close = (): void => setDialog(undefined);
  const remove = useAction(
    ({ _id: id }: Category) => api.DELETE('/store/category/delete/{id}', { params: { path: { id } } }),
    {
      saved: 'admin.category.deleted',
      failed: 'admin.generic.failed_retry',
      refresh: '/store/category',
      toastOptions: storeToast,
    },
  );
  const add = (
    <Button
      icon={<IconPlus aria-hidden />}
      onClick={() => setDialog({ kind: 'form' })}
      text="admin.category.add"
    />
  );
  return (
    <ListPage
      title="admin.menu.store_categories"
      actions={add}
      name="store-categories"
      columns={columnsFor(language, setDialog)}
      list={list}
      result={result}
      emptyAction={add}
    >
      {dialog?.kind === 'form' && <CategoryDialog category={dialog.category} onClose={close} />}
      <DeleteDialog
        row={dialog?.kind === 'delete' ? dialog.category : undefined}
        title={t('admin.store.delete_title', {
          name: shownText(language, dialog?.category?.name ?? '', dialog?.category?.nameBn),
        })}
        text={t('admin.category.delete_text')}
        remove={remove}
        onClose={close}
      />
    </ListPage>
  );
}
