import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { enrolmentIn } from '../enrolments/enrolment-store.ts';
import type { LessonStatus } from '../lessons/lesson.ts';
import { type FilePass, passFits, readPass } from './file-pass.ts';

/** What a browser brings for a file of a course. */
interface Asked {
  readonly filename: string;
  readonly signature: string;
  readonly viewerSession: string;
}

/** A file of a course, and for whom it is (decision C5). */
interface Kept {
  readonly course_id: string;
  readonly status: LessonStatus;
  readonly object_key: string;
}

/** Whose outcomes are counted under which name. */
interface Kind<F> {
  readonly counter: string;
  readonly help: string;
  /** By its public name, or a refusal that there is none. */
  readonly find: (filename: string) => Promise<F>;
}

/** Seconds that the gateway has to begin reading. */
const objectAddressLife = 60;

/** Finds the file that a signed address is for, and where to read it, if the address is ours, fits, and access still stands. */
export const openSigned = <F extends Kept>(deps: Deps, kind: Kind<F>) => {
  const outcomes = deps.service.counter(kind.counter, kind.help, ['outcome']);
  const no = (outcome: string) => {
    outcomes.inc({ outcome });
    return domainError.forbidden('video-not-yours', 'Purchase the course First!!');
  };
  return async ({ filename, signature, viewerSession }: Asked): Promise<F & { objectUrl: string }> => {
    const now = deps.service.clock();
    const pass = readPass(signature, deps.service.settings.videoSecret);
    if (!pass) throw no('forged');
    if (!passFits(pass, filename, viewerSession, now)) throw no('stale-or-foreign');
    const file = await kind.find(filename);
    if (!(await groundHolds(deps, pass, file, now))) throw no('access-ended');
    outcomes.inc({ outcome: 'opened' });
    return { ...file, objectUrl: await deps.videos.presignGet(file.object_key, objectAddressLife) };
  };
};

/** Access may have ended, and a lesson may have been closed, since the address was signed: both are looked up afresh. */
const groundHolds = async (deps: Deps, pass: FilePass, file: Kept, now: Date): Promise<boolean> => {
  if (pass.ground === 'teacher' || pass.ground === 'staff' || file.status === 'open') return true;
  if (file.status === 'login') return pass.subject !== '';
  const enrolment = await enrolmentIn(deps.database.db, pass.subject, file.course_id);
  return enrolment !== undefined && enrolment.ends_at > now;
};
