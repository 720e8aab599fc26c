const fetchMock = jest.fn<Promise<Response>, [string]>();

/** The module as in a new page: it remembers its requests. */
const openModule = async () => {
  jest.resetModules();
  return import('./text-requests.ts');
};

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  Object.assign(globalThis, { __webpack_public_path__: 'https://cdn.test/panel/' });
});

it('requests the file of the language from the build of the remote, once', async () => {
  const { requestTexts } = await openModule();
  fetchMock.mockImplementation(async () => new Response('{"panel":{"title":"Panel"}}'));
  expect(await Promise.all([requestTexts('en'), requestTexts('en')])).toEqual(
    Array(2).fill({ panel: { title: 'Panel' } }),
  );
  expect(fetchMock.mock.calls).toEqual([['https://cdn.test/panel/static/texts/en.1a2b3c4d5e.json']]);
});

it('requests the file again after a failure', async () => {
  const { requestTexts } = await openModule();
  fetchMock
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(requestTexts('bn')).rejects.toThrow('offline');
  await expect(requestTexts('bn')).rejects.toThrow('static/texts/bn.1a2b3c4d5e.json of remote answered 503');
});

it('requests the texts of the present build if another build has replaced this one', async () => {
  const { requestTexts } = await openModule();
  fetchMock
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockResolvedValueOnce(new Response('{"panel":{"title":"Panel"}}'));
  expect(await requestTexts('en')).toEqual({ panel: { title: 'Panel' } });
  expect(fetchMock).toHaveBeenLastCalledWith('https://cdn.test/panel/static/texts/en.json');
});
