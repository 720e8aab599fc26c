import { createFakeFetch, problemResponse } from '@sargam/kit/testing';
import { downloadFile } from './download-file.ts';

afterEach(() => jest.restoreAllMocks());

it('returns the bytes of the file, and sends what it accepts', async () => {
  const requests: Request[] = [];
  globalThis.fetch = async (input) => {
    requests.push(input as Request);
    return new Response('a,b\r\n');
  };
  expect(await (await downloadFile('/orders?sort=a', 'text/csv')).text()).toBe('a,b\r\n');
  expect(requests[0]?.url).toBe('http://localhost/api/v1/orders?sort=a');
  expect(requests[0]?.headers.get('accept')).toBe('text/csv');
});

it('throws the error of the server when the call is refused', async () => {
  globalThis.fetch = createFakeFetch({ 'GET /orders': problemResponse(403, 'forbidden', 'Not allowed') });
  await expect(downloadFile('/orders', 'text/csv')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Not allowed',
  });
});

it('throws instead of returning a shorter file when the connection ends early', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a,b\r\n'));
      controller.error(new TypeError('terminated'));
    },
  });
  globalThis.fetch = async () => new Response(cut);
  await expect(downloadFile('/orders', 'text/csv')).rejects.toMatchObject({ code: 'interrupted' });
});
