import { ButtonLink, EmptyState, useTranslate } from '@sargam/kit';

export const NoCourses = () => {
  const t = useTranslate();
  return (
    <EmptyState
      illustration="room"
      title={t('panel.classroom.empty')}
      text={t('panel.classroom.empty_text')}
      action={<ButtonLink to="/allcourses">{t('panel.classroom.browse')}</ButtonLink>}
    />
  );
};
