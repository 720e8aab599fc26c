import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { PracticeServiceDefinition } from '@sargam/proto/learning/v1/practice';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  await system.addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c1', 'paid1');
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const practiceOf = (subject: string) =>
  system.suite.as({ subject, roles: ['student'], claims: {} }).client(PracticeServiceDefinition);
const loop = (id: string, startTenths = 10) => ({
  id,
  name: `Bar ${id}`,
  startTenths,
  endTenths: startTenths + 20,
});
const namesOf = async (subject: string, lessonId: string): Promise<string[]> =>
  (await practiceOf(subject).listLoops({ lessonId })).loops.map(({ name }) => name);

it('loops are listed by their start, and only to their owner', async () => {
  const lessonId = 'open1';
  await practiceOf('s1').saveLoop({ lessonId, loop: loop('late', 300) });
  await practiceOf('s1').saveLoop({ lessonId, loop: loop('early', 40) });
  expect(await namesOf('s1', lessonId)).toEqual(['Bar early', 'Bar late']);
  expect(await namesOf('s2', lessonId)).toEqual([]);
  await practiceOf('s2').deleteLoop({ lessonId, loopId: 'early' });
  expect(await namesOf('s1', lessonId)).toEqual(['Bar early', 'Bar late']);
});

it('a repeated save changes the loop with this id, and a repeated delete changes nothing', async () => {
  const lessonId = 'open1';
  const student = practiceOf('s3');
  await Promise.all([1, 2, 3].map(() => student.saveLoop({ lessonId, loop: loop('one') })));
  await student.saveLoop({ lessonId, loop: { ...loop('one'), name: ' Bridge ' } });
  expect(await namesOf('s3', lessonId)).toEqual(['Bridge']);
  for (let times = 0; times < 2; times += 1) await student.deleteLoop({ lessonId, loopId: 'one' });
  expect(await namesOf('s3', lessonId)).toEqual([]);
});

it('of 55 loops that are saved at the same time 50 are kept', async () => {
  const lessonId = 'open1';
  const student = practiceOf('s4');
  const saves = Array.from({ length: 55 }, (_, i) => student.saveLoop({ lessonId, loop: loop(`n${i}`, i) }));
  const results = await Promise.allSettled(saves);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const result of refused) expect(result).toMatchObject({ reason: { code: 'too-many-loops' } });
  const { loops } = await student.listLoops({ lessonId });
  expect(loops).toHaveLength(50);
  // A kept loop can be changed at the limit.
  const [kept] = loops;
  await student.saveLoop({ lessonId, loop: { ...loop(kept?.id ?? ''), name: 'Changed' } });
  expect(await namesOf('s4', lessonId)).toContain('Changed');
});

it('a loop without a name, or behind the video, is refused', async () => {
  const student = practiceOf('s5');
  for (const wrong of [{ name: ' ' }, { endTenths: 900 }, { endTenths: 11 }])
    await expect(
      student.saveLoop({ lessonId: 'open1', loop: { ...loop('wrong'), ...wrong } }),
    ).rejects.toMatchObject({ kind: 'invalid', code: 'loop-invalid' });
});

it('loops need access to the lesson, also after a refund', async () => {
  const lessonId = 'paid1';
  const calls = [
    () => practiceOf('buyer').listLoops({ lessonId }),
    () => practiceOf('buyer').saveLoop({ lessonId, loop: loop('one') }),
    () => practiceOf('buyer').deleteLoop({ lessonId, loopId: 'one' }),
  ];
  const expectRefused = async (): Promise<void> => {
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({ kind: 'forbidden', code: 'not-enrolled' });
  };
  await expectRefused();
  const order = system.buildPaidOrder('o1', 'buyer', ['c1']);
  await system.pay(order);
  await system.enrolled('buyer', 1);
  await practiceOf('buyer').saveLoop({ lessonId, loop: loop('one') });
  expect(await namesOf('buyer', lessonId)).toEqual(['Bar one']);
  await system.refund(order, true);
  await system.suite.eventually(expectRefused);
});
