import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { type MessagingSuite, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (subject: string, role = 'instructor') =>
  suite.as({ subject, roles: [role], claims: {} }).client(ThreadServiceDefinition);
const template = (id: string, title = id, text = 'Play it slowly first.') => ({ id, title, text });
const titlesOf = async (subject: string) =>
  (await as(subject).listReplyTemplates({})).templates.map(({ title }) => title);

it('a template belongs to its account; a repeat changes nothing, and another text replaces it', async () => {
  const arif = as('arif');
  for (const _ of [1, 2]) await arif.saveReplyTemplate({ template: template('slow', ' Slowly ') });
  await arif.saveReplyTemplate({ template: template('pick', 'Pick') });
  await arif.saveReplyTemplate({ template: template('slow', 'Slow down', 'At 60 BPM.') });
  expect((await arif.listReplyTemplates({})).templates).toEqual([
    template('pick', 'Pick'),
    template('slow', 'Slow down', 'At 60 BPM.'),
  ]);
  expect(await titlesOf('sadia')).toEqual([]);
  for (const _ of [1, 2]) await arif.deleteReplyTemplate({ templateId: 'slow' });
  expect(await titlesOf('arif')).toEqual(['Pick']);
});

it('the 31st template is refused, and an existing one can still be changed', async () => {
  const tuli = as('tuli');
  for (let n = 0; n < 30; n++) await tuli.saveReplyTemplate({ template: template(`t${n}`) });
  await expect(tuli.saveReplyTemplate({ template: template('one-more') })).rejects.toMatchObject({
    code: 'too-many-templates',
  });
  await tuli.saveReplyTemplate({ template: template('t29', 'Changed') });
  expect(await titlesOf('tuli')).toHaveLength(30);
  expect(await titlesOf('tuli')).toContain('Changed');
});

it('a template needs a title and a text, and only instructors have templates', async () => {
  for (const wrong of [
    template('a', ' '),
    template('a', 'x'.repeat(61)),
    template('a', 'A', ' '),
    template('', 'A'),
  ])
    await expect(as('arif').saveReplyTemplate({ template: wrong })).rejects.toMatchObject({
      code: 'template-invalid',
    });
  for (const role of ['student', 'admin'])
    await expect(as('x', role).listReplyTemplates({})).rejects.toMatchObject({ kind: 'forbidden' });
});
