import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const course = {
  summary,
  description: { en: 'Long', bn: 'দীর্ঘ' },
  topics: [
    { en: 'A', bn: 'ক' },
    { en: 'B', bn: '' },
  ],
  version: 7,
};
const popup = {
  id: 'landing',
  show: true,
  title: { en: 'Eid', bn: 'ঈদ' },
  body: { en: 'Half', bn: 'অর্ধেক' },
};
const admin = () => gateway.tokenOf('admin');
const requestOf = (name: string) => gateway.fakes.calls.find(({ call }) => call === name)?.request;
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('texts=both', () => {
  it('adds the Bengali texts of a course beside the English ones, whatever the language of the browser', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => course);
    const headers = { 'accept-language': 'bn' };
    const { body } = await gateway.call('/course/c1/?texts=both', { token: await admin(), headers });
    expect(body).toMatchObject({
      title: 'First chords',
      titleBn: 'প্রথম কর্ড',
      subtitle: 'From nothing',
      subtitleBn: '',
      desc: 'Long',
      descBn: 'দীর্ঘ',
      topic: ['A', 'B'],
      topicBn: ['ক', ''],
    });
  });

  it('is off by default', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => course);
    const headers = { 'accept-language': 'bn' };
    const { body } = await gateway.call('/course/c1/', { headers });
    expect(body['title']).toBe('প্রথম কর্ড');
    expect(Object.keys(body).filter((name) => name.endsWith('Bn'))).toEqual([]);
    expect((await gateway.call('/course/c1/?texts=all')).status).toBe(400);
  });

  it.each([
    [
      '/instructor/i1/',
      'catalogue.getInstructor',
      { name: popup.title },
      { name: 'Eid', nameBn: 'ঈদ', bioBn: '' },
    ],
    ['/freebies/f1', 'freebies.getFreebie', { title: popup.title }, { titleBn: 'ঈদ', descriptionBn: '' }],
    [
      '/popup/find/landing',
      'announcements.getPopup',
      popup,
      { body: 'Half', bodyBn: 'অর্ধেক', titleBn: 'ঈদ' },
    ],
    [
      '/course/upcoming',
      'announcements.listUpcoming',
      { courses: [{ name: popup.title }] },
      { data: [{ name: 'Eid', nameBn: 'ঈদ' }] },
    ],
    [
      '/notification',
      'notifications.listNotifications',
      { notifications: [{ text: popup.title }] },
      { data: [{ msg: 'Eid', msgBn: 'ঈদ' }] },
    ],
    [
      '/course/adminallcourse',
      'catalogue.listAllCourses',
      { courses: [summary] },
      { data: [{ titleBn: 'প্রথম কর্ড' }] },
    ],
  ])('works for %s', async (path, call, answer, shown) => {
    gateway.fakes.answer(call, () => answer);
    const { body } = await gateway.call(`${path}?texts=both`, { token: await admin() });
    expect(body).toMatchObject(shown);
  });
});

describe('saving the popup', () => {
  it('keeps the Bengali texts that are not sent, and names the version that was read', async () => {
    gateway.fakes.answer('announcements.getPopup', () => ({ ...popup, version: 3 }));
    const form = formOf({ title: 'Puja', body: 'Less', show: 'yes' });
    expect((await gateway.call('/popup/landing', { form, token: await admin() })).status).toBe(200);
    expect(requestOf('announcements.savePopup')).toMatchObject({
      popup: { title: { en: 'Puja', bn: 'ঈদ' }, body: { en: 'Less', bn: 'অর্ধেক' } },
      basedOnVersion: 3,
    });
  });

  it('erases a Bengali text that is sent empty', async () => {
    gateway.fakes.answer('announcements.getPopup', () => popup);
    const form = formOf({ title: 'Puja', titleBn: '', body: 'Less', show: 'no' });
    await gateway.call('/popup/landing', { form, token: await admin() });
    expect(requestOf('announcements.savePopup')).toMatchObject({
      popup: { title: { en: 'Puja', bn: '' }, body: { bn: 'অর্ধেক' } },
    });
  });
});
