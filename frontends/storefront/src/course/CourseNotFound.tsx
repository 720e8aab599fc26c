import { ButtonLink, EmptyState, useTranslate } from '@sargam/kit';

/** The address names no course, or one that is no longer shown. */
export const CourseNotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        title={t('storefront.course.missing')}
        text={t('storefront.course.missing_text')}
        action={
          <ButtonLink variant="line" to="/allcourses">
            {t('storefront.featured.all')}
          </ButtonLink>
        }
      />
    </div>
  );
};
