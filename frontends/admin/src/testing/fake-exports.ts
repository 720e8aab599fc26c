/** The fake responses of the given calls, and the requests among theirs that ask for CSV, without `/api/v1`. Nothing is saved. */
export const fakeExports = (answers: Readonly<Record<string, unknown>>) => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const exported: string[] = [];
  const respond =
    (answer: unknown) =>
    ({ url, headers }: Request): unknown => {
      const { pathname, search } = new URL(url);
      if (headers.get('accept') === 'text/csv') exported.push(pathname.replace('/api/v1', '') + search);
      return answer;
    };
  const api = Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, respond(answer)]));
  return { api, exported };
};
