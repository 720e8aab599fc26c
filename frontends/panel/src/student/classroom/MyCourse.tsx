import { type ApiSchemas, ButtonLink, isTier, Link, TierBadge, useFormat, useTranslate } from '@sargam/kit';
import { IconCertificate, IconClockOff } from '@tabler/icons-react';
import { LessonBeats } from '../../shared/LessonBeats.tsx';
import { courseAddress, lessonAddress } from '../../shared/lesson-address.ts';
import { Sleeve } from '../../shared/Sleeve.tsx';
import { AccessClock } from './AccessClock.tsx';
import { type Access, accessOf } from './access.ts';
import { UpgradeLink } from './UpgradeLink.tsx';

type Course = ApiSchemas['ClassroomCourse'];

const Ended = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const format = useFormat();
  const all = course.lessonsTotal > 0 && course.lessonsCompleted >= course.lessonsTotal;
  return (
    <>
      {all ? (
        <IconCertificate className="big-icon" aria-hidden />
      ) : (
        <IconClockOff className="big-icon" aria-hidden />
      )}
      <p className="sm grow">
        <b className="b">{t('panel.access.ended')}</b>
        <span className="xs faint kept">{format.date(course.endsAt)}</span>
        <span className="xs faint kept">{t('panel.access.kept')}</span>
      </p>
      <ButtonLink variant="line" size="s" to={courseAddress(course._id)}>
        {t('panel.access.again')}
      </ButtonLink>
    </>
  );
};

const Running = ({ course, access }: { course: Course; access: Access }) => {
  const t = useTranslate();
  const ending = access.kind === 'ending';
  return (
    <>
      <div className="grow">
        <AccessClock access={access} endsAt={course.endsAt} />
      </div>
      {ending ? (
        <ButtonLink size="s" to={courseAddress(course._id)}>
          {t('panel.access.extend')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="line" size="s" to={lessonAddress(course._id, course.nextLesson?._id)}>
          {t('panel.classroom.open')}
        </ButtonLink>
      )}
    </>
  );
};

/** An owned course; its title's link covers the card and opens the lessons, or the offer where access has ended. */
export const MyCourse = ({ course, now }: { course: Course; now: number }) => {
  const t = useTranslate();
  const access = accessOf(course, now);
  const ended = access.kind === 'ended';
  const { lessonsTotal: total, lessonsCompleted: done } = course;
  return (
    <article className={ended ? 'mc ended' : 'mc'}>
      <div className="pic">
        <Sleeve course={course} />
      </div>
      <div className="bd">
        <div className="row between">
          <span className="sm faint">{course.instructorName}</span>
          {isTier(course.tier) && <TierBadge tier={course.tier} />}
        </div>
        <h3>
          <Link to={ended ? courseAddress(course._id) : lessonAddress(course._id, course.nextLesson?._id)}>
            {course.title}
          </Link>
        </h3>
        <div>
          <LessonBeats total={total} done={done} playing={!ended} />
          <p className="xs faint num">{t('panel.classroom.progress', { done, total, count: done })}</p>
        </div>
        {!ended && <UpgradeLink course={course} />}
        <div className="cl">
          {ended ? <Ended course={course} /> : <Running course={course} access={access} />}
        </div>
      </div>
    </article>
  );
};
