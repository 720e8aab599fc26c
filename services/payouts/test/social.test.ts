import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { startTestSystem } from './test-system.ts';

let system: Awaited<ReturnType<typeof startTestSystem>>;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const as = (role: string) =>
  system.suite.as({ subject: role, roles: [role] }).client(SocialFigureServiceDefinition);
const figure = (network: string, metric: string, count: number) => ({
  network,
  metric,
  count: BigInt(count),
});
const save = (...figures: ReturnType<typeof figure>[]) => as('admin').saveSocialFigures({ figures });

it('an admin saves figures, and other figures stay unchanged', async () => {
  await save(figure('facebook', 'like', 1200), figure('youtube', 'views', 90_000));
  await save(figure('facebook', 'like', 1300));
  expect((await system.suite.client(SocialFigureServiceDefinition).getSocialFigures({})).figures).toEqual([
    figure('facebook', 'like', 1300),
    figure('youtube', 'views', 90_000),
  ]);
});

it('a request with an unknown figure is rejected as a whole', async () => {
  const { figures: before } = await as('admin').getSocialFigures({});
  for (const wrong of [figure('facebook', 'views', 1), figure('constructor', 'name', 1)]) {
    await expect(save(figure('facebook', 'post', 5), wrong)).rejects.toMatchObject({
      code: 'figure-unknown',
    });
  }
  expect((await as('admin').getSocialFigures({})).figures).toEqual(before);
});

it('figures are saved by admins only', async () => {
  for (const role of ['content', 'instructor', 'student']) {
    await expect(as(role).saveSocialFigures({ figures: [] })).rejects.toMatchObject({ kind: 'forbidden' });
  }
});
