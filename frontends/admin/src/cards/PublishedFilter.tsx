import { useTranslate } from '@sargam/kit';
import { SelectFilter } from '../table/index.ts';
import type { UrlChange } from '../table/useListState.ts';

/** The filter by state: published or not. */
export const PublishedFilter = ({
  list,
}: {
  list: { query: object; change: (change: UrlChange) => void };
}) => {
  const t = useTranslate();
  return (
    <SelectFilter
      list={list}
      name="published"
      label="admin.card.state"
      options={[
        { value: 'true', text: t('admin.card.published') },
        { value: 'false', text: t('admin.card.unpublished') },
      ]}
    />
  );
};
