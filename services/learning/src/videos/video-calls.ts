import { refuse } from '@sargam/chassis/errors';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { enrolmentIn } from '../enrolments/enrolment-store.ts';
import { type LessonRow, lessonByFilename } from '../lessons/lesson-store.ts';
import { passFits, readPass, type VideoPass } from './video-address.ts';

/** Seconds that the gateway has to begin reading. */
const objectAddressLife = 60;

export const videoCalls = (deps: Deps): Pick<LearningServiceImplementation, 'openVideo'> => {
  const outcomes = deps.service.counter('videos_opened_total', 'Requests for a video by outcome.', [
    'outcome',
  ]);
  const no = (outcome: string) => {
    outcomes.inc({ outcome });
    return refuse.forbidden('video-not-yours', 'Purchase the course First!!');
  };

  return {
    openVideo: async ({ filename, signature, viewerSession }) => {
      const now = deps.service.clock();
      const pass = readPass(signature, deps.service.settings.videoSecret);
      if (!pass) throw no('forged');
      if (!passFits(pass, filename, viewerSession, now)) throw no('stale-or-foreign');
      const lesson = await lessonByFilename(deps.database.db, filename);
      if (!lesson) throw refuse.notFound('video-not-found', 'There is no such video.');
      if (!(await groundHolds(deps, pass, lesson, now))) throw no('access-ended');
      outcomes.inc({ outcome: 'opened' });
      return {
        objectUrl: await deps.videos.presignGet(lesson.object_key, objectAddressLife),
        contentType: lesson.content_type,
        sizeBytes: lesson.size_bytes,
        etag: lesson.etag,
      };
    },
  };
};

/** Access may have ended, and a lesson may have been closed, since the address was signed: both are looked up afresh. */
const groundHolds = async (deps: Deps, pass: VideoPass, lesson: LessonRow, now: Date): Promise<boolean> => {
  if (pass.ground === 'teacher' || pass.ground === 'staff' || lesson.status === 'open') return true;
  if (lesson.status === 'login') return pass.subject !== '';
  const enrolment = await enrolmentIn(deps.database.db, pass.subject, lesson.course_id);
  return enrolment !== undefined && enrolment.ends_at > now;
};
