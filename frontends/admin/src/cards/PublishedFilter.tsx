import { SelectFilter } from '../table/index.ts';
import type { UrlChange } from '../table/useListState.ts';

type Props = { list: { query: object; change: (change: UrlChange) => void } };

/** The filter by state: published or not. */
export const PublishedFilter = ({ list }: Props) => (
  <SelectFilter
    list={list}
    name="published"
    label="admin.card.state"
    values={['true', 'false']}
    textKey={(value) => (value === 'true' ? 'admin.card.published' : 'admin.card.unpublished')}
  />
);
