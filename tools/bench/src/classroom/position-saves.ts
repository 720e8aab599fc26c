import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RunningSite } from '../checkout/site.ts';
import { lessonOfStudent, studentCount, studentId } from './fill-classroom.ts';

/** Every student saves once in ten seconds. */
export const savesPerSecond = studentCount / 10;

/** What the students know of their saves: the last saved second of each student, by number. */
export interface Saves {
  readonly sent: number;
  readonly acknowledged: ReadonlyMap<number, number>;
  readonly failed: number;
}

export const createSavingStudents = ({ api }: RunningSite, tokens: readonly string[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const url = new URL(`${api}/learning/position`);
  const acknowledged = new Map<number, number>();
  let sent = 0;
  const send = (n: number, seconds: number): Promise<number> =>
    new Promise((resolve) => {
      const body = JSON.stringify({ lesson: lessonOfStudent(n), seconds });
      const headers = {
        'auth-token': tokens[n] ?? '',
        'content-type': 'application/json',
        'content-length': body.length,
      };
      const sending = request(url, { agent, method: 'POST', headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      });
      sending.once('error', () => resolve(0));
      sending.end(body);
    });
  /** Open loop: the students save in turn, whether the earlier saves have ended or not. */
  const run = async (ms: number): Promise<Saves> => {
    const pending: Promise<void>[] = [];
    let failed = 0;
    const save = async (): Promise<void> => {
      const n = sent % studentCount;
      const seconds = 1 + Math.floor(sent / studentCount);
      sent += 1;
      if ((await send(n, seconds)) === 200) acknowledged.set(n, seconds);
      else failed += 1;
    };
    const started = performance.now();
    for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - started) {
      while (pending.length < (elapsed / 1000) * savesPerSecond) pending.push(save());
      await sleep(5);
    }
    await Promise.all(pending);
    return { sent: pending.length, acknowledged, failed };
  };
  return { run, close: () => agent.destroy() };
};

/** The number of acknowledged saves of which the store has neither the position nor a later one. */
export const countLost = async (
  databaseUrl: string,
  acknowledged: ReadonlyMap<number, number>,
): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ student_id: string; position_seconds: number }>(
      'select student_id, position_seconds from progress',
    );
    const stored = new Map(rows.map((row) => [row.student_id, row.position_seconds]));
    return [...acknowledged].filter(([n, seconds]) => (stored.get(studentId(n)) ?? 0) < seconds).length;
  } finally {
    await client.end();
  }
};
