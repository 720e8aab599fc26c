import { ButtonLink, EmptyState, LoadingState, Skeleton, useTranslate } from '@sargam/kit';

export const FreebieSkeleton = () => (
  <LoadingState>
    <div className="wrap freebie-loading col">
      <Skeleton height={24} width={160} />
      <Skeleton height={44} width="70%" />
      <Skeleton height={20} width="50%" />
      <div className="freebie-video sk" />
      <Skeleton height={18} width="80%" />
      <Skeleton height={18} width="72%" />
    </div>
  </LoadingState>
);

/** The freebie does not exist or was removed. */
export const FreebieNotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        title={t('storefront.freebies.missing')}
        text={t('storefront.freebies.missing_text')}
        action={
          <ButtonLink variant="line" to="/freebies">
            {t('storefront.freebies.all_link')}
          </ButtonLink>
        }
      />
    </div>
  );
};
