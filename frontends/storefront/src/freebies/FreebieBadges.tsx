import { type ApiSchemas, Badge, useTranslate } from '@sargam/kit';
import { IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { useFreebieCategoryName } from './useFreebieCategoryName.ts';

type Props = { freebie: Pick<ApiSchemas['FreebieCard'], 'catagory' | 'youtube' | 'hasDocuments'> };

/** Content types and category. */
export const FreebieBadges = ({ freebie }: Props) => {
  const t = useTranslate();
  const nameOf = useFreebieCategoryName();
  return (
    <p className="freebie-badges">
      {freebie.youtube && (
        <Badge kind="info" icon={<IconPlayerPlay aria-hidden />}>
          {t('storefront.freebies.video')}
        </Badge>
      )}
      <Badge>{nameOf(freebie.catagory)}</Badge>
      {freebie.hasDocuments && (
        <Badge kind="info" icon={<IconFileText aria-hidden />}>
          {t('storefront.freebies.document')}
        </Badge>
      )}
    </p>
  );
};
