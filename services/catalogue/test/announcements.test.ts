import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { Freebie, FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string) => suite.as({ subject: role, roles: [role] });
const freebies = (role?: string) => (role ? as(role) : suite).client(FreebieServiceDefinition);
const announcements = (role?: string) => (role ? as(role) : suite).client(AnnouncementServiceDefinition);

const buildFreebie = (en: string, change: Partial<Freebie> = {}): Freebie =>
  Freebie.fromPartial({
    title: { en, bn: 'কর্ড চার্ট' },
    subtitle: { en: 'On one page', bn: 'এক পাতায়' },
    category: 'Guitar',
    description: { en: '<p onclick="x()">Print it.</p>', bn: '<p>ছাপিয়ে নিন।</p>' },
    documents: [{ key: 'chart.pdf', name: 'Chart' }],
    carousel: ['one.webp', 'two.webp'],
    ...change,
  });
const list = (category = '') => freebies().listFreebies({ category, page: undefined });

describe('freebies', () => {
  it('are listed immediately, the newest first, with counts by category and without long texts', async () => {
    await freebies('content').saveFreebie({ freebieId: 'f1', freebie: buildFreebie('Chord chart') });
    await freebies('admin').saveFreebie({
      freebieId: 'f2',
      freebie: buildFreebie('Rudiments', { category: 'Drums' }),
    });
    const { freebies: listed, total, categories } = await list();
    expect(listed.map(({ id }) => id)).toEqual(['f2', 'f1']);
    expect(total).toBe(2);
    expect(categories).toEqual([
      { category: 'Guitar', freebies: 1 },
      { category: 'Drums', freebies: 1 },
    ]);
    expect(listed[1]).toMatchObject({
      description: { en: '' },
      documents: [],
      carousel: [],
      hasDocuments: true,
    });
    expect(await freebies().getFreebie({ freebieId: 'f1' })).toMatchObject({
      description: { en: '<p>Print it.</p>', bn: '<p>ছাপিয়ে নিন।</p>' },
      documents: [{ key: 'chart.pdf', name: 'Chart' }],
      carousel: ['one.webp', 'two.webp'],
    });
    expect((await list('Drums')).freebies.map(({ id }) => id)).toEqual(['f2']);
    expect((await list('Tuba')).freebies).toEqual([]);
  });

  it('keep their creation time when they are changed, and are unlisted immediately when they are deleted', async () => {
    const before = await freebies('admin').saveFreebie({ freebieId: 'f3', freebie: buildFreebie('Before') });
    const after = await freebies('admin').saveFreebie({ freebieId: 'f3', freebie: buildFreebie('After') });
    expect(after.createdAt).toEqual(before.createdAt);
    expect((await freebies().getFreebie({ freebieId: 'f3' })).title?.en).toBe('After');
    await freebies('admin').deleteFreebie({ freebieId: 'f3' });
    await freebies('admin').deleteFreebie({ freebieId: 'f3' });
    await expect(freebies().getFreebie({ freebieId: 'f3' })).rejects.toMatchObject({ kind: 'not_found' });
    expect((await list()).freebies.map(({ id }) => id)).not.toContain('f3');
  });

  it('are rejected with all field errors, and are saved by editors only', async () => {
    const saving = freebies('admin').saveFreebie({
      freebieId: 'f4',
      freebie: buildFreebie('', { carousel: [], category: 'Tuba' }),
    });
    await expect(saving).rejects.toMatchObject({
      message: 'Any of the field is not fillup!!!',
      fields: [{ field: 'title' }, { field: 'category' }, { field: 'carousel' }],
    });
    const forbidden = { kind: 'forbidden' };
    const freebie = buildFreebie('Mine');
    await expect(freebies('student').saveFreebie({ freebieId: '', freebie })).rejects.toMatchObject(
      forbidden,
    );
    await expect(freebies('instructor').deleteFreebie({ freebieId: 'f1' })).rejects.toMatchObject(forbidden);
  });
});

describe('upcoming courses', () => {
  const names = async () => (await announcements().listUpcoming({})).courses.map(({ name }) => name?.en);

  it('are added once when the request is repeated, and can be deleted', async () => {
    const bass = { upcomingId: 'u1', name: { en: 'Bass guitar', bn: 'বেজ গিটার' }, photo: 'bass.webp' };
    await announcements('content').addUpcoming(bass);
    await announcements('admin').addUpcoming({ ...bass, name: { en: 'Another', bn: '' } });
    await announcements('admin').addUpcoming({ upcomingId: '', name: { en: 'Piano', bn: '' }, photo: '' });
    expect(await names()).toEqual(['Piano', 'Bass guitar']);
    await announcements('content').deleteUpcoming({ upcomingId: 'u1' });
    expect(await names()).toEqual(['Piano']);
  });

  it('need a name, and are added by editors only', async () => {
    const nameless = { upcomingId: '', name: { en: ' ', bn: 'নাম' }, photo: '' };
    await expect(announcements('admin').addUpcoming(nameless)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(announcements('student').addUpcoming(nameless)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a popup', () => {
  const popup = {
    id: 'landing',
    show: true,
    title: { en: 'Eid', bn: 'ঈদ' },
    body: { en: '<p>Happy Eid<script>x()</script></p>', bn: '' },
    thumbnail: 'eid.webp',
    version: 0,
  };

  it('has the last saved texts, an increased version and the stored picture', async () => {
    await expect(announcements().getPopup({ popupId: 'landing' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await announcements('admin').savePopup({ popup });
    await announcements('admin').savePopup({ popup: { ...popup, show: false, thumbnail: '' } });
    expect(await announcements().getPopup({ popupId: 'landing' })).toMatchObject({
      show: false,
      body: { en: '<p>Happy Eid</p>' },
      thumbnail: 'eid.webp',
      version: 2,
    });
  });

  it('is saved by admins only, and needs a title and a body', async () => {
    await expect(announcements('content').savePopup({ popup })).rejects.toMatchObject({ kind: 'forbidden' });
    const empty = { ...popup, title: { en: '', bn: '' }, body: { en: '<p></p>', bn: '' } };
    await expect(announcements('admin').savePopup({ popup: empty })).rejects.toMatchObject({
      fields: [{ field: 'title' }, { field: 'body' }],
    });
  });
});

it('freebies and upcoming courses are the same after a restart', async () => {
  const listAll = async () => [await list(), await announcements().listUpcoming({})];
  const before = await listAll();
  await suite.restart();
  expect(await listAll()).toEqual(before);
});
