import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor, offer } from './sample-messages.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: buildInstructor('Mitu', '') });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, instructor?: string) =>
  suite
    .as({ subject: role, roles: [role], claims: instructor ? { instructor } : {} })
    .client(CatalogueServiceDefinition);
const admin = () => as('admin');
const exists = { kind: 'conflict', code: 'course-exists' };

it('a repeat of adding a course changes nothing, and other values are refused', async () => {
  const add = (title: string, change: object = {}) =>
    admin().saveCourse({ courseId: 'c1', course: buildCourse(title, change), asNew: true });
  const added = await add('Ragas', { thumbnail: 'first.webp' });
  // A repeat uploads the picture again.
  expect(await add('Ragas', { thumbnail: 'second.webp' })).toEqual(added);
  await expect(add('Talas', { thumbnail: 'second.webp' })).rejects.toMatchObject(exists);
  await expect(add('Ragas')).rejects.toMatchObject(exists);
  const cheaper = { thumbnail: 'first.webp', standard: offer(Tier.TIER_STANDARD, 100n, 30) };
  await expect(add('Ragas', cheaper)).rejects.toMatchObject(exists);
  expect(await admin().getCourse({ courseId: 'c1' })).toMatchObject({
    version: added.version,
    summary: { title: { en: 'Ragas' }, thumbnail: 'first.webp' },
  });
});

it('a repeat with the same proposed prices changes nothing, and another proposal is refused', async () => {
  const unpriced = buildCourse('Proposed', { standard: undefined, tiers: [] });
  const add = (pricePoisha: bigint) =>
    as('instructor', 'i1').saveCourse({
      courseId: 'c2',
      course: { ...unpriced, proposal: { standard: offer(Tier.TIER_STANDARD, pricePoisha, 30), tiers: [] } },
      asNew: true,
    });
  const added = await add(150_000n);
  expect(await add(150_000n)).toEqual(added);
  await expect(add(160_000n)).rejects.toMatchObject(exists);
});

it('a course of another instructor is refused, the same as a change of the course', async () => {
  const course = buildCourse('Own', { standard: undefined, tiers: [] });
  await admin().saveCourse({ courseId: 'c3', course });
  const foreign = as('content', 'i2').saveCourse({ courseId: 'c3', course, asNew: true });
  await expect(foreign).rejects.toMatchObject({ kind: 'forbidden' });
});
