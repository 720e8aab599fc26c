import { ButtonLink, EmptyState, useTranslate } from '@sargam/kit';

/** The course does not exist or is not published. */
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
