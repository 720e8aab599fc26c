import { domainError } from '@sargam/chassis/errors';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { type AccessReason, type FileStatus, findAccessReason } from '../permissions/access-reason.ts';
import { managesCourse } from '../permissions/viewer.ts';
import { fileSecrets } from './file-secrets.ts';
import { type FileToken, verifyFileToken } from './file-token.ts';

export interface SignedFileRequest {
  readonly filename: string;
  readonly signature: string;
  readonly viewerSession: string;
}

/** A file of a course. The status decides who may open it (decision C5). */
interface StoredFile {
  readonly course_id: string;
  readonly status: FileStatus;
  readonly object_key: string;
}

interface FileKind<F, R> {
  /** The metric that counts the outcomes, and its help text. */
  readonly counter: string;
  readonly help: string;
  /** Finds a file by its public name; throws not-found if there is none. */
  readonly find: (filename: string, request: R) => Promise<F>;
}

interface OpenedFile {
  readonly objectUrl: string;
  readonly sessionId: string;
  /** The person whose lesson sessions are limited (decision B79); empty if they are not. */
  readonly limitedPersonId: string;
}

const limitedReasons: ReadonlySet<AccessReason> = new Set(['login', 'enrolled']);

/** Within these seconds the gateway must start to read. */
const presignedUrlSeconds = 60;

/**
 * Opens files by signed URL: checks the token and the current access, and adds a presigned URL to the file and the login session
 * to which the address belongs. The caller refuses a session that has ended.
 */
export const createFileOpener = <F extends StoredFile, R extends SignedFileRequest = SignedFileRequest>(
  deps: Deps,
  kind: FileKind<F, R>,
) => {
  const outcomes = deps.service.counter(kind.counter, kind.help, ['outcome']);
  const countAndRefuse = (outcome: string) => {
    outcomes.inc({ outcome });
    return domainError.forbidden('video-not-yours', 'Purchase the course First!!');
  };
  return async (request: R): Promise<F & OpenedFile> => {
    const now = deps.service.clock();
    const { filename, signature, viewerSession: browserCookie } = request;
    const shown = { filename, browserCookie };
    const token = verifyFileToken(signature, fileSecrets(deps.service.settings), shown, now);
    if (typeof token === 'string') throw countAndRefuse(token);
    const file = await kind.find(filename, request);
    const access = await findPresentAccess(deps, token, file, now);
    if (!access) throw countAndRefuse('access-ended');
    outcomes.inc({ outcome: 'opened' });
    const objectUrl = await deps.fileBucket.presignGet(file.object_key, presignedUrlSeconds);
    const limitedPersonId = access.isLimited ? (token.viewer.subject ?? '') : '';
    return { ...file, objectUrl, sessionId: token.session, limitedPersonId };
  };
};

/** The enrolment, the file's status and the instructor of the course may have changed since the token was signed. */
const findPresentAccess = async (
  { database, enrolments }: Deps,
  { viewer }: FileToken,
  { status, course_id: courseId }: StoredFile,
  now: Date,
): Promise<{ readonly isLimited: boolean } | undefined> => {
  const [enrolment, courseInstructorId] = await Promise.all([
    viewer.subject ? enrolments.find(viewer.subject, courseId) : undefined,
    viewer.instructorId ? findCourseInstructor(database.db, courseId) : undefined,
  ]);
  const isEnrolled = enrolment !== undefined && enrolment.ends_at > now;
  const reason = findAccessReason(viewer, { status, isEnrolled, courseInstructorId });
  // Staff and the instructor are not limited, also in lessons that other people may open (decision B79).
  return reason && { isLimited: limitedReasons.has(reason) && !managesCourse(viewer, courseInstructorId) };
};
