import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openObjectStore } from '@sargam/chassis/objects';
import { openDatabase } from '@sargam/chassis/sql';
import { LadderState, LessonStatus } from '@sargam/proto/learning/v1/learning';
import type { Tables } from '../src/database.ts';
import { recordEncoderRun } from '../src/ladders/encoder-run-store.ts';
import { attemptFolder } from '../src/ladders/ladder-objects.ts';
import { addMissingJobs } from '../src/ladders/ladder-store.ts';
import { createJobRunner, type EncoderDeps } from '../src/ladders/run-jobs.ts';
import { sweepLadders } from '../src/ladders/sweep-ladders.ts';
import { hasFfmpeg, killEncoder, startEncoderProcess } from './encoder-process.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

const media = join(import.meta.dirname, '../../../tools/demo/media/lessons');

/** The first seconds of a video, without encoding it. */
const firstSeconds = (file: string): Buffer => {
  const output = ['-c', 'copy', '-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov', 'pipe:1'];
  return execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-t', '4', ...output]);
};

describe.skipIf(!hasFfmpeg())('the HLS ladder of a lesson', () => {
  let system: TestSystem;
  let deps: EncoderDeps;
  let runJob: (signal: AbortSignal) => Promise<boolean>;
  const bucket = () => deps.bucket;
  beforeAll(async () => {
    system = await startTestSystem();
    const { service } = system.suite;
    const database = await openDatabase<Tables>(service);
    deps = { service, database, bucket: openObjectStore(service).bucket('lessons'), ffmpeg: 'ffmpeg' };
    runJob = createJobRunner(deps);
    await bucket().put('raw/long', readFileSync(join(media, 'bass-walking.mp4')), { type: 'video/mp4' });
    await bucket().put('raw/song', firstSeconds(join(media, 'bass-walking.mp4')), { type: 'video/mp4' });
  }, 60_000);
  afterAll(() => system.suite.stop(), 30_000);
  beforeEach(() => system.setClock(Date.now()));

  const encodeAll = async () => {
    await recordEncoderRun(deps.database.db, deps.service.clock());
    await addMissingJobs(deps.database.db, deps.service.clock());
    while (await runJob(new AbortController().signal));
  };
  const addSong = (courseId: string, lessonId: string, objectKey = 'raw/song') =>
    system.admin().addLesson({
      courseId,
      lessonId,
      status: LessonStatus.LESSON_STATUS_PAID,
      title: { en: lessonId, bn: '' },
      objectKey,
      originalName: 'song.mp4',
    });
  const shownTo = async (client = system.admin(), courseId: string) => {
    const { lessons } = await client.listLessons({ courseId, viewerSession: 'browser-1' });
    if (!lessons[0]) throw new Error('the course has a lesson');
    return lessons[0];
  };
  const ladderRow = (lessonId: string) =>
    deps.database.db
      .selectFrom('ladders')
      .selectAll()
      .where('lesson_id', '=', lessonId)
      .executeTakeFirstOrThrow();
  const boughtBy = async (studentId: string, courseId: string) => {
    await system.pay(system.buildPaidOrder(`order-${courseId}`, studentId, [courseId]));
    await system.enrolled(studentId, 1);
    const { filename, signature, ladderId } = await shownTo(system.as(studentId), courseId);
    return { filename, signature, ladderId, viewerSession: 'browser-1', file: 'index.m3u8' };
  };

  it('of a killed encoder is not visible, and the next encoder makes it again', async () => {
    await addSong('c1', 'killed', 'raw/long');
    const encoder = startEncoderProcess(system);
    try {
      await system.suite.eventually(
        async () => expect((await ladderRow('killed')).state).toBe('encoding'),
        60_000,
      );
    } finally {
      await killEncoder(encoder);
    }
    expect(await shownTo(undefined, 'c1')).toMatchObject({
      ladderId: '',
      ladder: { state: LadderState.LADDER_STATE_ENCODING },
    });
    const { id } = await ladderRow('killed');
    // Objects that the killed encoder had uploaded.
    const remains = `${attemptFolder({ id, attempts: 1 })}240p.mp4`;
    await bucket().put(remains, Buffer.from('half'));
    await encodeAll();
    expect((await ladderRow('killed')).state).toBe('encoding');
    system.setClock(Date.now() + 120_000);
    await encodeAll();
    expect(await shownTo(undefined, 'c1')).toMatchObject({
      ladderId: id,
      ladder: { state: LadderState.LADDER_STATE_READY, percent: 100, reason: '' },
    });
    expect(await bucket().stat(remains)).toBeUndefined();
  }, 120_000);

  it('has a playlist and a media file for each quality that the source has, and for the sound', async () => {
    await addSong('c2', 'whole');
    await encodeAll();
    const address = await boughtBy('buyer2', 'c2');
    const open = (file: string) => system.visitor().openLadderFile({ ...address, file });
    const read = async (file: string) => (await fetch((await open(file)).objectUrl)).text();
    const index = await read('index.m3u8');
    expect(index.split('\n').filter((line) => line.endsWith('.m3u8'))).toEqual([
      '240p.m3u8',
      '480p.m3u8',
      'sound.m3u8',
    ]);
    expect(index).toMatch(/RESOLUTION=428x240,CODECS="avc1\.4d\w{4},mp4a\.40\.2"/);
    for (const name of ['240p', '480p', 'sound']) {
      const playlist = await read(`${name}.m3u8`);
      expect(playlist).toContain('#EXT-X-ENDLIST');
      const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
        (sum, [, each]) => sum + Number(each),
        0,
      );
      expect(Math.abs(seconds - 4)).toBeLessThan(1);
    }
    expect((await open('sound.mp4')).contentType).toBe('audio/mp4');
    expect((await open('480p.mp4')).limitedPersonId).toBe('buyer2');
  }, 120_000);

  it('is refused in another session, for another lesson, with an unknown file, and after a refund', async () => {
    await addSong('c3', 'mine');
    await addSong('c4', 'other');
    await encodeAll();
    const address = await boughtBy('buyer3', 'c3');
    const other = await shownTo(undefined, 'c4');
    const open = (change: object) => system.visitor().openLadderFile({ ...address, ...change });
    await open({});
    const forbidden = { kind: 'forbidden' };
    await expect(open({ viewerSession: 'browser-2' })).rejects.toMatchObject(forbidden);
    await expect(open({ viewerSession: '' })).rejects.toMatchObject(forbidden);
    await expect(open({ signature: `A${address.signature.slice(1)}` })).rejects.toMatchObject(forbidden);
    await expect(open({ filename: other.filename })).rejects.toMatchObject(forbidden);
    const notFound = { kind: 'not_found' };
    await expect(open({ ladderId: other.ladderId })).rejects.toMatchObject(notFound);
    for (const file of ['720p.mp4', '../480p.mp4', '..', '', '1/480p.mp4', `../../../raw/song`])
      await expect(open({ file })).rejects.toMatchObject(notFound);
    await system.refund(system.buildPaidOrder('order-c3', 'buyer3', ['c3']), true);
    await system.suite.eventually(() => expect(open({})).rejects.toMatchObject(forbidden));
  }, 120_000);

  it('ends with the access', async () => {
    await addSong('c5', 'ends');
    await encodeAll();
    const address = await boughtBy('buyer5', 'c5');
    system.setClock(Date.now() + 32 * 86_400_000);
    await expect(system.visitor().openLadderFile(address)).rejects.toMatchObject({ kind: 'forbidden' });
  }, 120_000);

  it('of a replaced video is another one, and the earlier one is removed', async () => {
    await addSong('c6', 'replaced');
    await encodeAll();
    const before = await ladderRow('replaced');
    await bucket().put('raw/second', await bucket().get('raw/song'), { type: 'video/mp4' });
    await bucket().put('raw/first', Buffer.from('as the video was'));
    await deps.database.db
      .updateTable('lessons')
      .set({ object_key: 'raw/second' })
      .where('id', '=', 'replaced')
      .execute();
    expect(await shownTo(undefined, 'c6')).toMatchObject({
      ladderId: '',
      ladder: { state: LadderState.LADDER_STATE_WAITING, percent: 0 },
    });
    await encodeAll();
    await sweepLadders(deps);
    const after = await ladderRow('replaced');
    expect(after.id).not.toBe(before.id);
    expect(await bucket().stat(`${attemptFolder(before)}index.m3u8`)).toBeUndefined();
    expect(await text(await bucket().get(`${attemptFolder(after)}index.m3u8`))).toContain('#EXTM3U');
  }, 120_000);

  it('of a file that is no video fails with the reason after three attempts', async () => {
    await addSong('c7', 'broken', 'raw/one');
    for (const minutes of [0, 10, 20]) {
      system.setClock(Date.now() + minutes * 60_000);
      await encodeAll();
    }
    expect(await shownTo(undefined, 'c7')).toMatchObject({
      ladderId: '',
      ladder: { state: LadderState.LADDER_STATE_FAILED, reason: 'unreadable' },
    });
    expect((await shownTo(system.as('v'), 'c7')).ladder).toBeUndefined();
  }, 60_000);
});
