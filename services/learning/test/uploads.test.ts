import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openObjectStore } from '@sargam/chassis/objects';
import { openDatabase } from '@sargam/chassis/sql';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { type Upload, UploadServiceDefinition } from '@sargam/proto/learning/v1/uploads';
import type { Tables } from '../src/database.ts';
import { removeIdleUploads } from '../src/uploads/sweep-uploads.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

const video = readFileSync(join(import.meta.dirname, '../../../tools/demo/media/lessons/bass-walking.mp4'));
const partBytes = 8 * 1024 * 1024;

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

const as = (subject: string, role = 'content') => system.suite.as({ subject, roles: [role] });
const uploads = (subject = 'uploader', role?: string) => as(subject, role).client(UploadServiceDefinition);
const bucket = () => openObjectStore(system.suite.service).bucket('lessons');
const refusedAs = (code: string) => ({ code });

/** Writes as the gateway does. */
const send = async ({ id, objectKey, multipartId }: Upload, content: Buffer) => {
  const etags: string[] = [];
  for (let at = 0; at < content.length; at += partBytes)
    etags.push(
      await bucket().multipart.putPart({
        key: objectKey,
        uploadId: multipartId,
        number: etags.length + 1,
        content: content.subarray(at, at + partBytes),
      }),
    );
  const toOffset = BigInt(content.length);
  await uploads().recordBytes({ uploadId: id, fromOffset: 0n, toOffset, etags });
  return etags;
};
const uploadWhole = async (content = video) => {
  const upload = await uploads().createUpload({ sizeBytes: BigInt(content.length), name: 'walking.mp4' });
  return { ...upload, etags: await send(upload, content) };
};
const addLesson = (uploadId: string, lessonId: string, subject = 'uploader') =>
  system.as(subject, 'content').addLesson({
    courseId: 'c1',
    lessonId,
    status: LessonStatus.LESSON_STATUS_OPEN,
    title: { en: 'Walking', bn: '' },
    uploadId,
  });

it('a finished upload has the length and the codecs of its video, and becomes a lesson', async () => {
  const { id } = await uploadWhole();
  for (const _ of [1, 2])
    expect(await uploads().finishUpload({ uploadId: id })).toMatchObject({
      finished: true,
      codecs: [expect.stringMatching(/^avc1\./), 'mp4a'],
    });
  const lesson = await addLesson(id, 'walking');
  expect(lesson).toMatchObject({ sizeBytes: BigInt(video.length), codecs: [expect.anything(), 'mp4a'] });
  expect(lesson.durationSeconds).toBeGreaterThan(20);
});

it('an upload whose last call was lost is finished when a lesson uses it', async () => {
  const whole = await uploadWhole();
  expect(await addLesson(whole.id, 'late')).toMatchObject({ id: 'late' });
  const joined = await uploadWhole();
  // The service ended after it joined the parts and before it recorded this.
  await bucket().multipart.complete(joined.objectKey, joined.multipartId, joined.etags);
  expect(await addLesson(joined.id, 'joined')).toMatchObject({ sizeBytes: BigInt(video.length) });
});

it('an upload serves one lesson', async () => {
  const { id } = await uploadWhole();
  await addLesson(id, 'first');
  await expect(addLesson(id, 'second')).rejects.toMatchObject(refusedAs('upload-not-usable'));
  await expect(uploads().removeUpload({ uploadId: id })).rejects.toMatchObject(refusedAs('upload-used'));
});

it('an incomplete upload cannot be used', async () => {
  const { id } = await uploads().createUpload({ sizeBytes: 100n, name: 'a.mp4' });
  await expect(addLesson(id, 'too-early')).rejects.toMatchObject(refusedAs('upload-incomplete'));
});

it('a file that is no MP4 is refused at its end, and nothing of it stays', async () => {
  const upload = await uploadWhole(Buffer.alloc(1000, 'not a video'));
  await expect(uploads().finishUpload({ uploadId: upload.id })).rejects.toMatchObject(
    refusedAs('not-a-video'),
  );
  expect(await bucket().stat(upload.objectKey)).toBeUndefined();
  await expect(uploads().getUpload({ uploadId: upload.id })).rejects.toMatchObject({ kind: 'not_found' });
});

describe('recording bytes', () => {
  it('of two writers at one offset succeeds for the first', async () => {
    const { id: uploadId } = await uploads().createUpload({ sizeBytes: 1000n, name: 'a.mp4' });
    const record = (toOffset: bigint) => uploads().recordBytes({ uploadId, fromOffset: 0n, toOffset });
    const outcomes = await Promise.allSettled([record(100n), record(200n)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(record(300n)).rejects.toMatchObject(refusedAs('upload-offset'));
  });

  it('is refused beyond the size, backwards, and with a missing part', async () => {
    const { id: uploadId } = await uploads().createUpload({ sizeBytes: 1000n, name: 'a.mp4' });
    for (const bytes of [
      { fromOffset: 0n, toOffset: 1001n },
      { fromOffset: 0n, toOffset: 0n },
      { fromOffset: 0n, toOffset: 1000n, etags: [] },
      { fromOffset: 0n, toOffset: 100n, etags: ['early'] },
    ])
      await expect(uploads().recordBytes({ uploadId, ...bytes })).rejects.toMatchObject(
        refusedAs('upload-offset'),
      );
  });
});

it('an upload belongs to the person who created it', async () => {
  const { id: uploadId } = await uploadWhole();
  const notFound = { kind: 'not_found' };
  const other = uploads('another', 'admin');
  await expect(other.getUpload({ uploadId })).rejects.toMatchObject(notFound);
  await expect(other.recordBytes({ uploadId, fromOffset: 0n, toOffset: 1n })).rejects.toMatchObject(notFound);
  await expect(other.finishUpload({ uploadId })).rejects.toMatchObject(notFound);
  await other.removeUpload({ uploadId });
  await expect(addLesson(uploadId, 'stolen', 'another')).rejects.toMatchObject(
    refusedAs('upload-not-usable'),
  );
  expect(await uploads().getUpload({ uploadId })).toMatchObject({ id: uploadId });
  await expect(uploads('s', 'student').createUpload({ sizeBytes: 1n })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('the videos of a person that no lesson uses have 10 GB at most, also if they are announced at the same time', async () => {
  const gb = 1024n ** 3n;
  const announce = (sizeBytes: bigint, subject = 'busy') =>
    uploads(subject).createUpload({ sizeBytes, name: 'long.mp4' });
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => announce(3n * gb)));
  const started = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(started).toHaveLength(3);
  await expect(announce(gb + 1n)).rejects.toMatchObject({ kind: 'precondition', code: 'open-uploads-full' });
  await announce(3n * gb, 'another');
  await announce(gb);
  await uploads('busy').removeUpload({ uploadId: started[0]?.id ?? '' });
  await announce(3n * gb);
  const { db } = await openDatabase<Tables>(system.suite.service);
  await db.updateTable('uploads').set({ lesson_id: 'any' }).where('owner_id', '=', 'busy').execute();
  await announce(10n * gb);
});

it('an upload can be removed with its bytes, and a repeat changes nothing', async () => {
  const { id: uploadId, objectKey } = await uploadWhole();
  await uploads().finishUpload({ uploadId });
  for (const _ of [1, 2]) await uploads().removeUpload({ uploadId });
  expect(await bucket().stat(objectKey)).toBeUndefined();
});

it('idle uploads are removed after 24 hours, and the video of a lesson stays', async () => {
  const idle = await uploads().createUpload({ sizeBytes: 100n, name: 'idle.mp4' });
  await bucket().put(`${idle.tailPrefix}50`, Buffer.alloc(50));
  await uploads().recordBytes({ uploadId: idle.id, fromOffset: 0n, toOffset: 50n });
  const unused = await uploadWhole();
  await uploads().finishUpload({ uploadId: unused.id });
  const used = await uploadWhole();
  await addLesson(used.id, 'kept');

  const database = await openDatabase<Tables>(system.suite.service);
  const sweep = () => removeIdleUploads({ database, fileBucket: bucket(), service: system.suite.service });
  system.setClock('2026-11-22T04:29:00Z');
  await sweep();
  expect(await uploads().getUpload({ uploadId: idle.id })).toMatchObject({ offsetBytes: 50n });
  system.setClock('2026-11-22T04:31:00Z');
  await Promise.all([sweep(), sweep()]);
  for (const { id } of [idle, unused, used])
    await expect(uploads().getUpload({ uploadId: id })).rejects.toMatchObject({ kind: 'not_found' });
  expect(await bucket().stat(`${idle.tailPrefix}50`)).toBeUndefined();
  expect(await bucket().stat(unused.objectKey)).toBeUndefined();
  expect(await bucket().stat(used.objectKey)).toMatchObject({ size: video.length });
});
