import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { toOwnerUrl } from '@sargam/chassis/testing';
import { writeRows } from '../backoffice/fill/write-rows.ts';
import type { RunningSite } from '../checkout/site.ts';

export const studentCount = 10_000;
const courseCount = 100;
export const lessonSeconds = 600;
export const ladderFile = '720p.mp4';

const idOf = (kind: string, n: number): string => kind + String(n).padStart(25, '0');
export const studentId = (n: number): string => idOf('S', n);
/** The students are spread over the courses; each course has one paid lesson. */
export const courseOfStudent = (n: number): string => idOf('C', n % courseCount);
export const lessonOfStudent = (n: number): string => idOf('K', n % courseCount);
export const ladderOfStudent = (n: number): string => idOf('H', n % courseCount);

const sqlId = (kind: string, n: string): string => `'${kind}' || lpad((${n})::text, 25, '0')`;
const course = sqlId('C', `n % ${courseCount}`);

const learningRows = `
  insert into courses (id, instructor_id, version, is_bundle)
  select ${course}, 'none', 1, false from generate_series(0, ${courseCount - 1}) as n;
  insert into lessons (id, course_id, title, status, filename, object_key, original_name, content_type, etag, size_bytes,
    duration_seconds, position, created_at)
  select ${sqlId('K', 'n')}, ${course}, '{"en": "Lesson", "bn": "লেসন"}', 'paid', ${sqlId('K', 'n')}, 'bench.mp4', 'bench.mp4',
    'video/mp4', 'bench', 1, ${lessonSeconds}, 0, now() from generate_series(0, ${courseCount - 1}) as n;
  insert into ladders (id, lesson_id, object_key, state, attempts, available_at, percent, files, created_at)
  select ${sqlId('H', 'n')}, ${sqlId('K', 'n')}, 'bench.mp4', 'ready', 1, now(), 100, '{${ladderFile}}', now()
  from generate_series(0, ${courseCount - 1}) as n;
  insert into enrolments (id, student_id, course_id, tier, order_id, started_at, ends_at)
  select ${sqlId('N', 'n')}, ${sqlId('S', 'n')}, ${course}, 'standard', ${sqlId('R', 'n')}, now(), now() + interval '90 days'
  from generate_series(0, ${studentCount - 1}) as n;
  insert into access (student_id, course_id, version, periods, order_id)
  select ${sqlId('S', 'n')}, ${course}, 1, jsonb_build_array(jsonb_build_object('orderId', ${sqlId('R', 'n')}, 'tier', 'standard',
    'startsAt', now(), 'endsAt', now() + interval '90 days')), ${sqlId('R', 'n')}
  from generate_series(0, ${studentCount - 1}) as n;
`;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const signToken = (subject: string, key: KeyObject): string => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sub: subject, role: 'student', sid: subject, verified: true, exp };
  const body = `${encode({ alg: 'EdDSA', kid: 'bench' })}.${encode({ ...claims, iss: 'sargam', aud: 'sargam-api' })}`;
  return `${body}.${sign(undefined, Buffer.from(body), key).toString('base64url')}`;
};

/** Writes the rows of students with access into the stores of stopped services. Returns the access token of each student. */
export const fillClassroom = async (stores: RunningSite['stores']): Promise<readonly string[]> => {
  const ownerUrl = (name: string): string => toOwnerUrl(stores[name]?.['DATABASE_URL'] ?? '');
  await writeRows(ownerUrl('learning'), 'select', learningRows);
  // 10,000 logins would hash 10,000 passwords. Identity publishes the public key as that of a key that has just retired.
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'bench', alg: 'EdDSA', use: 'sig' };
  const signingKey = `insert into signing_keys (kid, public_jwk, encrypted_jwk, created_at, retires_at)
    values ('bench', '${JSON.stringify(jwk)}', '', now() - interval '1 day', now());`;
  await writeRows(ownerUrl('identity'), 'select', signingKey);
  return Array.from({ length: studentCount }, (_, n) => signToken(studentId(n), privateKey));
};
