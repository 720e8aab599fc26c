import { Alert, ButtonLink, roles, useSearchParams, useTranslate, useUser } from '@sargam/kit';

/** Whether an admin or a content uploader sees the course before it is published: `/courseview?id=…&preview=draft`. */
export const useIsPreview = (): boolean => {
  const [searchParams] = useSearchParams();
  const type = useUser()?.type;
  return searchParams.get('preview') === 'draft' && (type === roles.admin || type === roles.content);
};

/** Says that visitors do not see this page yet, and leads back to the editor. */
export const PreviewNote = ({ courseId }: { courseId: string }) => {
  const t = useTranslate();
  if (!useIsPreview()) return null;
  return (
    <Alert
      kind="info"
      title={t('storefront.course.preview')}
      text={t('storefront.course.preview_text')}
      action={
        <ButtonLink
          to={`/updatecourse?id=${courseId}`}
          variant="line"
          size="small"
          text="storefront.course.preview_back"
        />
      }
    />
  );
};
