import { randomBytes } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import sharp from 'sharp';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ VIDEO_LIMIT_MB: '12' });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = (name: string) => openObjectStore(gateway.testService.service).bucket(name);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#663399' } })
    .png()
    .toBuffer();
const file = (content: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(content)], name, { type });

const person = {
  name: 'Mitu',
  email: 'mitu@b.test',
  password: 'secret1',
  confirmPassword: 'secret1',
  dob: '2000-02-29',
  phone: '01700000000',
  address: 'Dhaka',
};
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const signUp = (fields: Record<string, string | File>) =>
  gateway.call('/user/signup/', { form: formOf(fields) });
const signedUp = () => gateway.fakes.calls.find(({ call }) => call === 'identity.signUp')?.request;

/** 50 kB that would take seconds to scale down. */
const tallPicture = await sharp({
  create: { width: 1, height: 23_000_000, channels: 3, background: 'red' },
  limitInputPixels: false,
})
  .png()
  .toBuffer();

describe('a sign-up', () => {
  it('stores the photo scaled down and without metadata', async () => {
    const photo = await sharp(await png(2400, 1200))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    gateway.fakes.answer('identity.signUp', ({ photo: key }) => ({ id: 'p1', photo: key }));
    const { status, body } = await signUp({ ...person, photo: file(photo) });
    expect([status, body['message']]).toEqual([200, 'check your email to verification']);
    expect(signedUp()).toMatchObject({ dateOfBirth: '2000-02-29', role: 'ROLE_STUDENT' });
    const photoUrl = (body['user'] as unknown as { photo: string }).photo;
    const answer = await fetch(`http://127.0.0.1:${gateway.port()}${photoUrl}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { width, height, format, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 1000,
      height: 500,
      format: 'webp',
      exif: undefined,
    });
  });

  it.each([
    ['an HTML page named as a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a picture with one side of 23 million pixels', tallPicture],
    ['a truncated picture', Buffer.from('\x89PNG\r\n\x1a\n nothing more', 'latin1')],
  ])('rejects %s and stores nothing', async (_what, content) => {
    const { status, body } = await signUp({ ...person, photo: file(content) });
    expect([status, body['code']]).toEqual([400, 'not-a-picture']);
    expect(signedUp()).toBeUndefined();
  });

  it('rejects a picture of more than 10 MB with 413', async () => {
    const large = Buffer.concat([await png(10, 10), randomBytes(11 * 1024 * 1024)]);
    const { status, body } = await signUp({ ...person, photo: file(large) });
    expect([status, body['code']]).toEqual([413, 'too-large']);
  });

  it('rejects a picture of more than 24 megapixels with 413, and stores nothing', async () => {
    const { status, body } = await signUp({ ...person, photo: file(await png(6001, 4000)) });
    expect([status, body['code'], body['message']]).toEqual([
      413,
      'too-large',
      'The picture has more than 24 megapixels.',
    ]);
    expect(signedUp()).toBeUndefined();
  });

  it('checks the fields before it decodes the picture', async () => {
    const broken = Buffer.from('\x89PNG\r\n\x1a\n nothing more', 'latin1');
    const { body } = await signUp({ ...person, email: 'nobody', photo: file(broken) });
    expect(body['errors']).toMatchObject([{ field: 'email' }]);
  });

  it('lists all missing fields with their documented messages', async () => {
    const { status, body } = await signUp({ email: 'nobody' });
    expect([status, body['message']]).toEqual([400, 'Please fill all the required fields']);
    expect(body['errors']).toEqual([
      { field: 'name', message: '*Name required' },
      { field: 'email', message: '*Invalid email' },
      { field: 'password', message: '*Password required' },
      { field: 'confirmPassword', message: '*Confirm password required' },
      { field: 'dob', message: '*Date of birth required' },
      { field: 'phone', message: '*Phone number required' },
      { field: 'address', message: '*Address required' },
      { field: 'photo', message: '*Photo required' },
    ]);
  });

  it.each([
    [{ confirmPassword: 'secret2' }, "password didn't match"],
    [{ password: 'short', confirmPassword: 'short' }, 'password should be more than 5 character'],
  ])('returns the broken password rule: %j', async (change, message) => {
    const { body } = await signUp({ ...person, ...change, photo: file(await png(5, 5)) });
    expect(body['message']).toBe(message);
  });

  it('removes the photo if identity rejects the account, and keeps it if identity is unavailable', async () => {
    const photo = file(await png(20, 20));
    const emailTaken = 'Email is already registered, please use login to continue.';
    gateway.fakes.answer('identity.signUp', () => {
      throw domainError.conflict('email-taken', emailTaken);
    });
    const { status, body } = await signUp({ ...person, photo });
    expect([status, body['message']]).toEqual([409, emailTaken]);
    expect(await bucket('media').stat(String(signedUp()?.['photo']))).toBeUndefined();
    gateway.fakes.reset();
    gateway.fakes.answer('identity.signUp', () => {
      throw domainError.unavailable();
    });
    await signUp({ ...person, photo });
    expect(await bucket('media').stat(String(signedUp()?.['photo']))).toMatchObject({ type: 'image/webp' });
  });

  it('creates a student for public callers and another type only for an admin', async () => {
    await signUp({ ...person, type: '1', photo: file(await png(5, 5)) });
    expect(signedUp()).toMatchObject({ role: 'ROLE_STUDENT' });
    gateway.fakes.reset();
    const form = formOf({ name: 'C', email: 'c@b.test', password: 'secret1', type: '2', instructor: 'N/A' });
    const { status } = await gateway.call('/user/signup/', { form, token: await gateway.tokenOf('admin') });
    expect(status).toBe(200);
    expect(signedUp()).toMatchObject({ role: 'ROLE_CONTENT', instructorId: '' });
  });
});
