import { layout, useI18n } from '@sargam/kit';
import rowStyles from '@sargam/kit/lesson-row.module.css';
import {
  type Icon,
  IconAntennaBars5,
  IconBrandYoutube,
  IconCheck,
  IconLock,
  IconPlayerPlayFilled,
  IconUser,
} from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './lesson-list.module.css';
import { type FreeVideo, type Lesson, lessonAccess } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const icons = { open: IconPlayerPlayFilled, login: IconUser, locked: IconLock } as const;

type RowProps = {
  Icon: Icon;
  isCurrent: boolean;
  isLocked?: boolean;
  href: string;
  onClick: () => void;
  children: ReactNode;
};

/** A link, which works without script and in a new tab. With script, a click stays on the page. */
const Row = ({ Icon, isCurrent, isLocked, href, onClick, children }: RowProps) => {
  const stayOnPage = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClick();
  };
  return (
    <a
      className={`${rowStyles.lesson} ${isLocked ? rowStyles.locked : rowStyles.highlighted} ${isCurrent ? rowStyles.current : ''}`}
      aria-current={isCurrent || undefined}
      href={href}
      onClick={stayOnPage}
    >
      <span className={rowStyles.icon}>
        <Icon aria-hidden />
      </span>
      {children}
    </a>
  );
};

/** Icon, text and colour show whether the lesson can be played. */
export const LessonRow = ({ lesson, navigation }: { lesson: Lesson; navigation: LessonNavigation }) => {
  const { t, format } = useI18n();
  const access = lessonAccess(lesson, navigation.isLoggedIn);
  const isCurrent = navigation.currentLesson?._id === lesson._id && lesson.src !== null;
  return (
    <Row
      Icon={isCurrent ? IconAntennaBars5 : lesson.completed ? IconCheck : icons[access]}
      isCurrent={isCurrent}
      isLocked={access === 'locked'}
      href={navigation.lessonHref(lesson)}
      onClick={() => navigation.openLesson(lesson)}
    >
      <span>
        {lesson.title}
        {access === 'login' && <small className={styles.note}>{t('storefront.lesson.login_mark')}</small>}
        {access === 'locked' && (
          <span className={layout.visuallyHidden}>, {t('storefront.lesson.locked_mark')}</span>
        )}
        {lesson.completed && (
          <span className={layout.visuallyHidden}>, {t('storefront.lesson.done_mark')}</span>
        )}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </Row>
  );
};

/** Says before the click that the video is at YouTube. */
export const FreeVideoRow = ({ video, navigation }: { video: FreeVideo; navigation: LessonNavigation }) => {
  const { t } = useI18n();
  const isCurrent = navigation.currentFreeVideo?._id === video._id;
  return (
    <Row
      Icon={isCurrent ? IconAntennaBars5 : IconBrandYoutube}
      isCurrent={isCurrent}
      href={navigation.lessonUrl(video)}
      onClick={() => navigation.play(video)}
    >
      <span>
        {video.title}
        <small className={styles.note}>{t('storefront.lesson.at_youtube')}</small>
      </span>
    </Row>
  );
};
