import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_CONTACT: '2' });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

describe('a problem', () => {
  it('is returned for an unknown path, with the trace id of a server render', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const { status, body, headers } = await gateway.call('/nowhere', { headers: { traceparent } });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      title: 'Not Found',
      status: 404,
      code: 'no-such-call',
      instance: '/api/v1/nowhere',
      traceId: '0af7651916cd43dd8448eb211c80319c',
    });
  });

  it.each([
    ['a request with a token', 'GET', { token: 'a token' }],
    ['a changing request', 'POST', {}],
  ])('has a trace id of the gateway for %s', async (_, method, options) => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    const { body } = await gateway.call('/nowhere', { ...options, method, headers });
    expect(body['traceId']).toMatch(/^[\da-f]{32}$/);
    expect(body['traceId']).not.toBe(traceId);
  });

  it('lists the allowed methods if the method is not allowed', async () => {
    const { status, body, headers } = await gateway.call('/course/', { method: 'DELETE' });
    expect([status, body['code'], headers.get('allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD']);
  });

  it.each(['/nowhere', '/course/%E0%A4%A/'])('has the security headers: %s', async (path) => {
    const { headers } = await gateway.call(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has messages for users instead of zod messages', async () => {
    const { body } = await gateway.call('/course/?page=-1&limit=abc&q=a&q=b&courseType=expert');
    expect(body['errors']).toEqual([
      { field: 'page', message: 'Not less than 1' },
      { field: 'limit', message: 'This is not valid' },
      { field: 'courseType', message: 'This is not valid' },
      { field: 'q', message: 'This is not valid' },
    ]);
  });

  it('for invalid days has the documented message', async () => {
    const token = await gateway.tokenOf('admin');
    const { status, body } = await gateway.call('/analytics/orders/abc/undefined', { token });
    expect([status, body['message']]).toEqual([400, 'both from and to dates are needed']);
  });

  it('for a field rejected by commerce uses its API name', async () => {
    gateway.fakes.answer('commerce.createCoupon', () => {
      throw domainError.invalid('invalid-coupon', 'No.', [
        { field: 'expires_on', message: 'today or later' },
      ]);
    });
    const json = { cuponCode: 'TEN', discount: 10, useLimit: 1, expireDate: '2001-01-01' };
    const { body } = await gateway.call('/cart/cupon', { json, token: await gateway.tokenOf('admin') });
    expect(body['errors']).toEqual([{ field: 'expireDate', message: 'today or later' }]);
  });

  it('is returned for a body that is too large, malformed, compressed or not application/json', async () => {
    const post = (body: string, type: string, more = {}) =>
      fetch(`http://127.0.0.1:${gateway.port()}/api/v1/contact/`, {
        method: 'POST',
        body,
        headers: {
          'content-type': type,
          'x-forwarded-for': `10.9.8.${Math.floor(Math.random() * 250)}`,
          ...more,
        },
      });
    const statuses = [
      await post(JSON.stringify({ message: 'x'.repeat(200_000) }), 'application/json'),
      await post('{', 'application/json'),
      await post('{}', 'application/json', { 'content-encoding': 'gzip' }),
      await post('{}', 'text/plain'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([413, 400, 415, 415]);
  });

  it('is returned for a path with invalid percent-encoding', async () => {
    const { status, body } = await gateway.call('/course/%E0%A4%A/');
    expect([status, body['code']]).toEqual([400, 'malformed-request']);
  });

  it('does not reveal internal errors', async () => {
    gateway.fakes.answer('catalogue.listCourses', () => {
      throw new Error('password=hunter2 at db.internal');
    });
    const { status, text } = await gateway.call('/course/');
    expect(status).toBe(503);
    expect(text).not.toContain('hunter2');
  });

  it.each([
    ['/contact/', {}, 'Please fill all the fields', 'name'],
    ['/course/status/', { id: 'l' }, 'Please enter a title for the lesson', 'originalname'],
    ['/cart/cupon', {}, 'any of the field is missing', 'cuponCode'],
  ])('of %s names the field and has the documented message', async (path, json, message, field) => {
    const { status, body } = await gateway.call(path, { json, token: await gateway.tokenOf('admin') });
    expect([status, body['message']]).toEqual([400, message]);
    expect(body['errors']).toContainEqual(expect.objectContaining({ field }));
  });
});

describe('a rate limit', () => {
  it('of a service returns retry-after too', async () => {
    gateway.fakes.answer('identity.logIn', () => {
      throw domainError.tooMany('login-throttled', 'Too many tries.', { retryAfter: '90' });
    });
    const json = { email: `patient${Date.now()}@b.test`, password: 'x' };
    const { status, headers, body } = await gateway.call('/user/login/', { json });
    expect([status, headers.get('retry-after'), body['retryAfter']]).toEqual([429, '90', 90]);
    expect(body['code']).toBe('login-throttled');
  });

  it('of one network returns retry-after and does not affect another network', async () => {
    const ipAddress = `10.1.${Date.now() % 250}.${process.pid % 250}`;
    const json = { name: 'a', email: 'a@b.test', message: 'm' };
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await gateway.call('/contact/', { json, from: ipAddress })).status);
    expect(statuses).toEqual([200, 200, 429]);
    const { headers, body } = await gateway.call('/contact/', { json, from: ipAddress });
    expect([body['code'], body['retryAfter']]).toEqual([
      'too-many-requests',
      Number(headers.get('retry-after')),
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await gateway.call('/contact/', { json })).status).toBe(200);
  });
});

describe('a GET that changes state', () => {
  it('is rejected for a prefetch and never cached', async () => {
    const token = await gateway.tokenOf('admin');
    const path = '/course/published/c1';
    const ahead = await gateway.call(path, { token, headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect([ahead.status, ahead.body['code']]).toEqual([403, 'prefetch-refused']);
    expect(gateway.fakes.calls.filter(({ call }) => call === 'catalogue.publishCourse')).toEqual([]);
    const { status, headers } = await gateway.call(path, { token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('rejects HEAD', async () => {
    const token = await gateway.tokenOf('admin');
    const { status } = await fetch(`http://127.0.0.1:${gateway.port()}/api/v1/course/unpublished/c1`, {
      method: 'HEAD',
      headers: { 'auth-token': token },
    });
    expect(status).toBe(405);
    expect(gateway.fakes.calls.filter(({ call }) => call === 'catalogue.publishCourse')).toEqual([]);
  });
});
