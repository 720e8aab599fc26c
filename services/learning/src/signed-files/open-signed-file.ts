import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import type { LessonStatus } from '../permissions/access-reason.ts';
import { type FileToken, isTokenValidFor, verifyFileToken } from './file-token.ts';

interface SignedFileRequest {
  readonly filename: string;
  readonly signature: string;
  readonly viewerSession: string;
}

/** A file of a course. The status decides who may open it (decision C5). */
interface StoredFile {
  readonly course_id: string;
  readonly status: LessonStatus;
  readonly object_key: string;
}

interface FileKind<F> {
  /** The metric that counts the outcomes, and its help text. */
  readonly counter: string;
  readonly help: string;
  /** Finds a file by its public name; throws not-found where there is none. */
  readonly find: (filename: string) => Promise<F>;
}

/** Within these seconds the gateway must start to read. */
const presignedUrlSeconds = 60;

/** Opens files by signed address: checks the token and the current access, and adds a presigned URL to the file. */
export const createFileOpener = <F extends StoredFile>(deps: Deps, kind: FileKind<F>) => {
  const outcomes = deps.service.counter(kind.counter, kind.help, ['outcome']);
  const countAndRefuse = (outcome: string) => {
    outcomes.inc({ outcome });
    return domainError.forbidden('video-not-yours', 'Purchase the course First!!');
  };
  return async ({
    filename,
    signature,
    viewerSession,
  }: SignedFileRequest): Promise<F & { objectUrl: string }> => {
    const now = deps.service.clock();
    const token = verifyFileToken(signature, deps.service.settings.videoSecret);
    if (!token) throw countAndRefuse('forged');
    if (!isTokenValidFor(token, filename, viewerSession, now)) throw countAndRefuse('stale-or-foreign');
    const file = await kind.find(filename);
    if (!(await hasAccess(deps, token, file, now))) throw countAndRefuse('access-ended');
    outcomes.inc({ outcome: 'opened' });
    return { ...file, objectUrl: await deps.fileBucket.presignGet(file.object_key, presignedUrlSeconds) };
  };
};

/** Reads the enrolment and the file's status again: both may have changed since the token was signed. */
const hasAccess = async (deps: Deps, token: FileToken, file: StoredFile, now: Date): Promise<boolean> => {
  if (token.reason === 'teacher' || token.reason === 'staff' || file.status === 'open') return true;
  if (file.status === 'login') return token.subject !== '';
  const enrolment = await deps.enrolments.find(token.subject, file.course_id);
  return enrolment !== undefined && enrolment.ends_at > now;
};
