import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '@sargam/chassis/caller';
import { openObjectStore } from '@sargam/chassis/objects';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import type { RunningSite } from '../checkout/site.ts';
import type { BenchService } from '../environment/bench-service.ts';
import { runConcurrently } from '../measure/run-concurrently.ts';
import { courseOfStudent, ladderFile, ladderOfStudent, studentId } from './fill-classroom.ts';

export const viewerCount = 200;
const bitsPerSecond = 2_500_000;
const segmentSeconds = 6;
const segmentBytes = (bitsPerSecond / 8) * segmentSeconds;
/** The file is shorter than the measurement: the viewers repeat it. */
const segmentsOfFile = 10;

/** Writes the media file of each ladder: random bytes, because nobody decodes them. */
export const storeVideos = async (bench: BenchService): Promise<void> => {
  const bucket = openObjectStore(bench).bucket('lessons');
  const content = randomBytes(segmentBytes * segmentsOfFile);
  await runConcurrently(viewerCount, 2, async (n) => {
    // The students share the ladders of the courses.
    const key = `ladders/${ladderOfStudent(n)}/1/${ladderFile}`;
    if ((await bucket.stat(key).catch(() => undefined)) === undefined) await bucket.put(key, content);
  });
};

interface Viewer {
  readonly path: string;
  readonly cookie: string;
}

const callerOf = (n: number): Caller => ({
  subject: studentId(n),
  roles: ['student'],
  session: studentId(n),
  claims: { verified: 'true' },
});

/** Students with the signed URL of the 720p file of their lesson. */
export const signUrls = async (bench: BenchService, site: RunningSite): Promise<readonly Viewer[]> => {
  const port = site.services.find(({ name }) => name === 'learning')?.ports.grpc;
  const learning = bench.client(LearningServiceDefinition, `127.0.0.1:${port}`, { timeoutMs: 30_000 });
  const signUrl = async (n: number): Promise<Viewer> => {
    const viewerSession = randomBytes(16).toString('base64url');
    const { lessons } = await bench.runAsCaller(callerOf(n), () =>
      learning.listLessons({ courseId: courseOfStudent(n), viewerSession }),
    );
    const { filename = '', signature = '' } = lessons[0] ?? {};
    return {
      path: `/api/v1/video/${filename}/hls/${encodeURIComponent(signature)}/${ladderOfStudent(n)}/${ladderFile}`,
      cookie: `sargam_viewer=${viewerSession}`,
    };
  };
  const viewers: Viewer[] = [];
  await runConcurrently(viewerCount, 4, async (n) => viewers.push(await signUrl(n)));
  return viewers;
};

/** Each viewer fetches a segment in the time that it plays. Returns the received bytes and the failed requests. */
export const watch = async ({ api }: RunningSite, viewers: readonly Viewer[], ms: number) => {
  const agent = new Agent({ keepAlive: true });
  let bytes = 0;
  let failed = 0;
  const fetchSegment = ({ path, cookie }: Viewer, index: number): Promise<void> =>
    new Promise((resolve) => {
      const first = (index % segmentsOfFile) * segmentBytes;
      const headers = { cookie, range: `bytes=${first}-${first + segmentBytes - 1}` };
      const fail = () => {
        failed += 1;
        resolve();
      };
      get(new URL(path, api), { agent, headers }, (response) => {
        if (response.statusCode !== 206) failed += 1;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', resolve).once('error', fail);
      }).once('error', fail);
    });
  const started = performance.now();
  const play = async (viewer: Viewer, n: number): Promise<void> => {
    const offset = (n / viewers.length) * segmentSeconds * 1000;
    for (let index = 0; ; index += 1) {
      const due = started + offset + index * segmentSeconds * 1000;
      if (due >= started + ms) return;
      await sleep(Math.max(0, due - performance.now()));
      await fetchSegment(viewer, n + index);
    }
  };
  await Promise.all(viewers.map(play));
  agent.destroy();
  return { bytes, failed, megabitsPerSecond: (bytes * 8) / 1000 / (performance.now() - started) };
};

/** What the viewers need, in Mbit/s. */
export const neededMegabits = (viewerCount * bitsPerSecond) / 1_000_000;
