import { type ApiSchemas, toast, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { courseAddress, lessonAddress, loginAddress } from '../shared/lesson-address.ts';

/** Returns a function that reacts to a click on a locked lesson. */
export const useExplainLock = (course: ApiSchemas['CourseDetail']) => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  return (lesson: ApiSchemas['Lesson']): void => {
    if (lesson.status === 'login' && !user) {
      toast.error(t('kit.auth.login_first'));
      void navigate(loginAddress(lessonAddress(course._id, lesson._id)));
      return;
    }
    toast.warning(t('panel.lesson.buy_first'), {
      action: { label: t('panel.lesson.see_prices'), to: courseAddress(course._id) },
    });
  };
};
