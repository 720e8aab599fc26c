import { Alert, ButtonLink, roles, useSearchParams, useTranslate, useUser } from '@sargam/kit';

/** Whether somebody who edits courses sees the course before it is published: `/courseview?id=…&preview=draft`. */
export const useIsPreview = (): boolean => {
  const [searchParams] = useSearchParams();
  const type = useUser()?.type;
  return searchParams.get('preview') === 'draft' && type !== undefined && type !== roles.student;
};

/** Says that visitors do not see this page yet, and leads back to the editor. */
export const PreviewNote = ({ courseId }: { courseId: string }) => {
  const t = useTranslate();
  const isInstructor = useUser()?.type === roles.instructor;
  if (!useIsPreview()) return null;
  const editor = isInstructor ? `/instructorpanel?tab=0&edit=${courseId}` : `/updatecourse?id=${courseId}`;
  return (
    <Alert
      kind="info"
      title={t('storefront.course.preview')}
      text={t('storefront.course.preview_text')}
      action={<ButtonLink to={editor} variant="line" size="small" text="storefront.course.preview_back" />}
    />
  );
};
