import { ButtonLink, EmptyState, useText } from '@sargam/kit';

export const NoCourses = () => {
  const t = useText();
  return (
    <EmptyState
      drawing="room"
      title={t('panel.classroom.empty')}
      text={t('panel.classroom.empty_text')}
      action={<ButtonLink to="/allcourses">{t('panel.classroom.browse')}</ButtonLink>}
    />
  );
};
