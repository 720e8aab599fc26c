import { Pills, useTranslate } from '@sargam/kit';
import { capitalise } from '../page/capitalise.ts';
import type { UrlChange } from '../table/useListState.ts';

type Props = {
  list: { query: { featured?: 'true' }; change: (change: UrlChange) => void };
  /** Text keys of the choices. */
  all: string;
  featured: string;
};

/** Switches a list between all things and the featured ones. */
export const FeaturedToggle = ({ list, all, featured }: Props) => {
  const t = useTranslate();
  return (
    <Pills
      connected
      label={t('admin.card.show')}
      items={[
        { key: 'all', label: capitalise(t(all)) },
        { key: 'featured', label: capitalise(t(featured)) },
      ]}
      current={list.query.featured ? 'featured' : 'all'}
      onChange={(key) => list.change({ featured: key === 'featured' ? 'true' : undefined })}
    />
  );
};
