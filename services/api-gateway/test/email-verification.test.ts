import sharp from 'sharp';
import { origin, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.fakes.reset());

const findRequest = (name: string) => gateway.fakes.calls.find(({ call }) => call === name)?.request;
const verify = (headers: Record<string, string> = {}) =>
  gateway.call('/user/verify-email', { json: { token: 'the-token' }, headers });

describe('POST user/verify-email', () => {
  it('names the browser, refuses the ended sessions and answers with the password token', async () => {
    const token = await gateway.tokenOf('student');
    gateway.fakes.answer('identity.redeemVerification', () => ({
      person: { id: 'person-student' },
      endedSessionIds: [gateway.sessionOf('student')],
      passwordToken: 'sets-a-password',
      staffSetUp: true,
    }));
    const answer = await verify({ cookie: 'sargam_browser=browser-1' });
    expect(answer.body).toEqual({
      success: true,
      message: 'User Email Verify Successfull!!',
      passwordToken: 'sets-a-password',
      staffSetUp: true,
    });
    expect(findRequest('identity.redeemVerification')).toEqual({
      token: 'the-token',
      browserToken: 'browser-1',
    });
    expect(answer.headers.getSetCookie().join()).toContain('sargam_refresh=;');
    expect(await gateway.call('/user/sessions', { token })).toMatchObject({ status: 401 });
  });

  it('answers null if nothing ended, and keeps the cookies', async () => {
    gateway.fakes.answer('identity.redeemVerification', () => ({ endedSessionIds: [], passwordToken: '' }));
    const answer = await verify();
    expect(answer.body).toMatchObject({ success: true, passwordToken: null });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('POST user/signup/', () => {
  const signUp = async (headers: Record<string, string>) => {
    const blank = { width: 5, height: 5, channels: 3, background: '#888' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const fields = {
      name: 'Maya',
      email: 'maya@sargam.test',
      password: 'a long secret',
      phone: '01712345678',
    };
    const form = new FormData();
    for (const [name, value] of Object.entries({
      ...fields,
      address: 'Dhaka',
      dob: '2000-01-31',
      confirmPassword: 'a long secret',
    }))
      form.set(name, value);
    form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    return gateway.call('/user/signup/', { form, headers });
  };

  it('remembers the browser of a page of this site', async () => {
    gateway.fakes.answer('identity.signUp', () => ({ id: 'p1', browserToken: 'browser-2' }));
    const { headers } = await signUp({ origin });
    expect(findRequest('identity.signUp')).toMatchObject({ client: { browserToken: '' } });
    expect(headers.getSetCookie().join()).toContain('sargam_browser=browser-2');
  });

  it('does not remember the browser if another site sent the form', async () => {
    gateway.fakes.answer('identity.signUp', () => ({ id: 'p1' }));
    const { headers } = await signUp({ origin: 'https://evil.test' });
    expect(findRequest('identity.signUp')?.['client']).toBeUndefined();
    expect(headers.getSetCookie()).toEqual([]);
  });
});
