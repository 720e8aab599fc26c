import { changeLanguage, currentLanguage, startI18n, translateByLanguage } from '@sargam/kit';

const respond = (texts: object): Response => new Response(JSON.stringify(texts));
const fetchMock = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  localStorage.clear();
  document.cookie = 'i18next=;path=/;max-age=0';
  document.documentElement.lang = '';
  window.history.replaceState(null, '', '/');
});

// The texts of a language are kept for the lifetime of the page, so the order of these tests matters.
it('requests the texts again after a failure, and shows the language of the document', async () => {
  jest.useFakeTimers();
  document.documentElement.lang = 'bn';
  fetchMock
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }));
  fetchMock.mockResolvedValueOnce(respond({ kit: { brand: 'সরগম' } }));
  const started = startI18n();
  await jest.advanceTimersByTimeAsync(2_000);
  await started;
  jest.useRealTimers();
  expect(fetchMock.mock.calls).toEqual(Array(3).fill(['/assets/locales/bn/translation.json']));
  expect([currentLanguage(), translateByLanguage.bn('kit.brand')]).toEqual(['bn', 'সরগম']);
});

it('changes and saves the language, and requests its texts once', async () => {
  fetchMock.mockImplementation(async () => respond({ kit: { brand: 'Sargam' } }));
  await changeLanguage('en');
  await changeLanguage('bn');
  await changeLanguage('en');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect([currentLanguage(), document.documentElement.lang, translateByLanguage.en('kit.brand')]).toEqual([
    'en',
    'en',
    'Sargam',
  ]);
  expect([localStorage.getItem('i18nextLng'), document.cookie]).toEqual(['en', 'i18next=en']);
});

it.each([
  ['the local storage', () => localStorage.setItem('i18nextLng', 'bn-BD')],
  ['the cookie', () => (document.cookie = 'i18next=bn;path=/')],
  ['the document', () => (document.documentElement.lang = 'bn')],
  ['the path', () => window.history.replaceState(null, '', '/bn/courses')],
  ['the URL parameter', () => window.history.replaceState(null, '', '/?lng=bn')],
])('detects the language from %s', async (_, give) => {
  give();
  await startI18n();
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['bn', 'bn']);
});

it('prefers the local storage to the cookie, and ignores languages that the site does not have', async () => {
  localStorage.setItem('i18nextLng', 'fr');
  document.cookie = 'i18next=bn;path=/';
  document.documentElement.lang = 'en';
  await startI18n();
  expect(currentLanguage()).toBe('bn');
  localStorage.setItem('i18nextLng', 'en');
  await startI18n();
  expect(currentLanguage()).toBe('en');
});
