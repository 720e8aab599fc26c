import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const freebie = {
  id: 'f1',
  title: { en: 'Chords', bn: 'কর্ড' },
  category: 'Guitar',
  documents: [
    { key: 'one.pdf', name: 'One' },
    { key: 'two.pdf', name: 'Two' },
  ],
  carousel: ['a.webp', 'b.webp'],
  version: 4,
};
beforeEach(() => {
  gateway.fakes.answer('freebies.getFreebie', () => freebie);
  gateway.fakes.answer('freebies.saveFreebie', ({ freebie: saved }) => saved);
});
const saves = () =>
  gateway.fakes.calls.filter(({ call }) => call === 'freebies.saveFreebie').map(({ request }) => request);
const remove = async (key: string) =>
  gateway.call(`/freebies/f1/file/${key}`, { method: 'DELETE', token: await gateway.tokenOf('content') });

it.each([
  ['a document', 'one.pdf', { documents: [{ key: 'two.pdf' }], carousel: freebie.carousel }],
  ['a slide', 'b.webp', { documents: freebie.documents, carousel: ['a.webp'] }],
])('%s is removed alone, with its file', async (_kind, key, left) => {
  const media = openObjectStore(gateway.testService.service).bucket('media');
  await media.put(key, Buffer.from('content'));
  const { body } = await remove(key);
  expect(body).toMatchObject({ success: true, message: 'Freebies updated successfully!' });
  expect(saves()).toMatchObject([{ freebieId: 'f1', freebie: left, basedOnVersion: 4 }]);
  expect(await media.stat(key)).toBeUndefined();
});

it('a repeat saves nothing, and the last slide without a video is kept', async () => {
  expect((await remove('gone.webp')).status).toBe(200);
  expect(saves()).toEqual([]);
  gateway.fakes.answer('freebies.saveFreebie', () => {
    throw domainError.invalid('freebie-incomplete', 'Any of the field is not fillup!!!');
  });
  const media = openObjectStore(gateway.testService.service).bucket('media');
  await media.put('a.webp', Buffer.from('slide'));
  expect(await remove('a.webp')).toMatchObject({
    status: 400,
    body: { message: 'Any of the field is not fillup!!!' },
  });
  expect(await media.stat('a.webp')).toMatchObject({ size: 5 });
});

it('new documents follow the existing ones on request, and replace them otherwise', async () => {
  for (const append of ['true', 'false']) {
    const form = new FormData();
    form.append('append', append);
    form.append('documents', new File(['%PDF-1.7'], 'Three.pdf'));
    await gateway.call('/freebies/edit/f1', { method: 'PUT', form, token: await gateway.tokenOf('content') });
  }
  const names = saves().map(({ freebie: saved }) =>
    (saved as typeof freebie).documents.map(({ name }) => name),
  );
  expect(names).toEqual([['One', 'Two', 'Three.pdf'], ['Three.pdf']]);
});
