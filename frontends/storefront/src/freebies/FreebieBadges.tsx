import { type ApiSchemas, Badge, useCategoryName, useTranslate } from '@sargam/kit';
import { IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import styles from './freebie-badges.module.css';
import type { Category } from './freebie-filter.ts';

/** The category in the page's language. The kit translates the instruments; FAQ and Info exist only here. */
export const useFreebieCategoryName = (): ((catagory: Category) => string) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  return (catagory) => {
    if (catagory === 'FAQ') return t('storefront.freebies.faq');
    return catagory === 'Info' ? t('storefront.freebies.info') : nameOf(catagory);
  };
};

type Props = { freebie: Pick<ApiSchemas['FreebieCard'], 'catagory' | 'youtube' | 'hasDocuments'> };

/** Content types and category. */
export const FreebieBadges = ({ freebie }: Props) => {
  const nameOf = useFreebieCategoryName();
  return (
    <p className={styles.badges}>
      {freebie.youtube && (
        <Badge kind="info" icon={<IconPlayerPlay aria-hidden />} text="storefront.freebies.video" />
      )}
      <Badge>{nameOf(freebie.catagory)}</Badge>
      {freebie.hasDocuments && (
        <Badge kind="info" icon={<IconFileText aria-hidden />} text="storefront.freebies.document" />
      )}
    </p>
  );
};
