import {
  addTexts,
  changeLanguage,
  type Language,
  type LoadTexts,
  startI18n,
  translateByLanguage,
} from '@sargam/kit';
import { pageLanguage } from './language.ts';

const shellTexts: Record<string, object> = {
  '/assets/locales/en/translation.json': { kit: { brand: 'Sargam' } },
  '/assets/locales/bn/translation.json': { kit: { brand: 'সরগম' } },
};

/** The texts of a remote, with the languages that were requested. */
const createRemote = (name: string) => {
  const requested: Language[] = [];
  const load: LoadTexts = async (language) => {
    requested.push(language);
    return { [name]: { title: `${name} ${language}` } };
  };
  return { requested, load };
};

beforeEach(async () => {
  globalThis.fetch = (async (path: string) => new Response(JSON.stringify(shellTexts[path]))) as typeof fetch;
  localStorage.setItem('i18nextLng', 'en');
  await startI18n();
});

it('adds the texts of a remote, and loads them with each change of the language', async () => {
  const { requested, load } = createRemote('panel');
  await addTexts(load);
  await addTexts(load);
  expect(translateByLanguage.en('panel.title')).toBe('panel en');
  await changeLanguage('bn');
  await changeLanguage('en');
  expect([requested, translateByLanguage.bn('panel.title')]).toEqual([['en', 'bn'], 'panel bn']);
});

it('replaces texts of the same remote, and keeps those of others', async () => {
  await addTexts(async () => ({ admin: { title: 'old' } }));
  await addTexts(createRemote('storefront').load);
  await addTexts(async () => ({ admin: { title: 'new' } }));
  expect([translateByLanguage.en('admin.title'), translateByLanguage.en('storefront.title')]).toEqual([
    'new',
    'storefront en',
  ]);
});

it('shows a text that the language does not have in the other one, and the key of a text that neither has', async () => {
  await addTexts(async (language) => ({ panel: { [language]: `Only ${language}` } }));
  await changeLanguage('bn');
  const keys = ['panel.bn', 'panel.en', 'panel.never'];
  expect(keys.map((key) => translateByLanguage.bn(key))).toEqual(['Only bn', 'Only en', 'panel.never']);
});

it('loads the texts again if the language changes meanwhile', async () => {
  const { requested, load } = createRemote('storefront');
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const added = addTexts(async (language) => {
    await started;
    return load(language);
  });
  pageLanguage.set('bn');
  start();
  await added;
  expect(requested).toEqual(['en', 'bn']);
});

it('does not change the language before the texts of a remote that is added meanwhile have arrived', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await addTexts(async (language) => {
    if (language === 'bn') await answered;
    return {};
  });
  const changed = changeLanguage('bn');
  await addTexts(createRemote('late').load);
  answer();
  await changed;
  expect(translateByLanguage.bn('late.title')).toBe('late bn');
});

describe('when requests fail', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('a remote without its texts does not prevent a change of the language', async () => {
    const load = jest.fn().mockRejectedValue(new Error('offline'));
    const added = expect(addTexts(load)).rejects.toThrow('offline');
    await jest.advanceTimersByTimeAsync(6_000);
    await added;
    expect(load).toHaveBeenCalledTimes(5);
    await changeLanguage('bn');
    expect(document.documentElement.lang).toBe('bn');
  });

  // Last, because the texts stay missing in the following tests.
  it('keeps the language', async () => {
    await addTexts(async (language) => {
      if (language === 'bn') throw new Error('offline');
      return {};
    });
    const changed = expect(changeLanguage('bn')).rejects.toThrow('offline');
    await jest.advanceTimersByTimeAsync(6_000);
    await changed;
    expect(document.documentElement.lang).toBe('en');
  });
});
