import { DomainError } from '@sargam/chassis/errors';
import sharp from 'sharp';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

/** Session ids unique to this run: ended sessions stay in Redis for a while. */
const run = Date.now().toString(36);
const uniqueId = (session: string) => `${session}-${run}`;

const me = personIdOf('student');
const inAnHour = () => new Date(Date.now() + 3_600_000);
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;

describe('a profile change', () => {
  const form = (fields: Record<string, string | File>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ id: me, ...fields })) data.append(name, value);
    return data;
  };
  const update = async (fields: Record<string, string | File>) =>
    gateway.call('/user/', { form: form(fields), token: await gateway.tokenOf('student') });

  const updated = (more: object = {}) => ({
    person: { id: me, name: 'Mitu R', language: 'bn', hasPassword: true, createdAt: inAnHour() },
    ...more,
  });
  const createPhoto = async () => {
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#016151' } });
    return new File([new Uint8Array(await plain.png().toBuffer())], 'me.png');
  };
  const photoSent = () => String(requestOf('profiles.updateProfile')?.['photo']);

  it('changes only given fields', async () => {
    gateway.fakes.answer('profiles.updateProfile', () => updated());
    const { status, body } = await update({ name: 'Mitu R', email: 'else@b.test', type: '1' });
    expect([status, body['message']]).toEqual([200, 'User Updated Successfully!']);
    expect(body['data']).toMatchObject({ name: 'Mitu R', language: 'bn', hasPassword: true });
    expect(requestOf('profiles.updateProfile')).toEqual({
      personId: me,
      name: 'Mitu R',
      phone: undefined,
      address: undefined,
      password: undefined,
      dateOfBirth: undefined,
      photo: undefined,
      language: undefined,
    });
  });

  it('stores a photo with a public address', async () => {
    gateway.fakes.answer('profiles.updateProfile', () => updated());
    await update({ photo: await createPhoto() });
    expect(photoSent()).toMatch(/\.webp$/);
    expect((await gateway.call(`/media/${photoSent()}`)).status).toBe(200);
  });

  it('with a new photo deletes the previous one', async () => {
    gateway.fakes.answer('profiles.updateProfile', () => updated());
    await update({ photo: await createPhoto() });
    const before = photoSent();
    gateway.fakes.reset();
    gateway.fakes.answer('profiles.updateProfile', () => updated({ replacedPhoto: before }));
    await update({ photo: await createPhoto() });
    expect((await gateway.call(`/media/${before}`)).status).toBe(404);
    expect((await gateway.call(`/media/${photoSent()}`)).status).toBe(200);
  });

  it('that is rejected deletes the new photo', async () => {
    gateway.fakes.answer('profiles.updateProfile', () => {
      throw new DomainError('invalid', 'current-password-wrong', 'The present password is not right.');
    });
    const { status, body } = await update({ photo: await createPhoto(), phone: '01711000000' });
    expect([status, body['code']]).toEqual([400, 'current-password-wrong']);
    expect((await gateway.call(`/media/${photoSent()}`)).status).toBe(404);
  });

  it('with an unknown outcome keeps the new photo', async () => {
    gateway.fakes.answer('profiles.updateProfile', () => {
      throw new DomainError('unavailable', 'unavailable', 'Something went wrong.');
    });
    expect((await update({ photo: await createPhoto() })).status).toBe(503);
    expect((await gateway.call(`/media/${photoSent()}`)).status).toBe(200);
  });

  it('can change the password with the current one and ends the other sessions', async () => {
    gateway.fakes.answer('profiles.updateProfile', () =>
      updated({ endedSessionIds: [uniqueId('elsewhere')] }),
    );
    const passwords = { currentPassword: 'secret1', password: 'secret2', confirmPassword: 'secret2' };
    await update({ name: 'Mitu R', ...passwords });
    expect(requestOf('profiles.updateProfile')).toMatchObject({
      name: 'Mitu R',
      password: { currentPassword: 'secret1', newPassword: 'secret2' },
    });
    const token = await gateway.sign({
      sub: me,
      role: 'student',
      sid: uniqueId('elsewhere'),
      verified: true,
    });
    expect((await gateway.call(`/user/${me}`, { token })).body['code']).toBe('session-ended');
  });

  it('of another person is rejected, for admins too', async () => {
    const data = form({ name: 'X' });
    for (const role of ['instructor', 'admin'] as const) {
      const token = await gateway.tokenOf(role);
      expect((await gateway.call('/user/', { form: data, token })).status).toBe(403);
    }
    expect(requestOf('profiles.updateProfile')).toBeUndefined();
  });
});

describe('a suspension', () => {
  const suspend = async (headers: Record<string, string> = {}) =>
    gateway.call('/user/suspend/somebody', { token: await gateway.tokenOf('admin'), headers });

  it('ends the sessions immediately', async () => {
    const person = { id: 'somebody', suspended: true, createdAt: inAnHour() };
    gateway.fakes.answer('suspensions.suspend', () => ({ person, endedSessionIds: [uniqueId('suspended')] }));
    const { body, headers } = await suspend();
    expect(body).toMatchObject({ message: 'User suspended successfully!!!', data: { suspend: true } });
    expect(headers.get('cache-control')).toContain('no-store');
    const token = await gateway.sign({
      sub: 'somebody',
      role: 'student',
      sid: uniqueId('suspended'),
      verified: true,
    });
    expect((await gateway.call('/user/somebody', { token })).body['code']).toBe('session-ended');
  });

  it('is rejected for a prefetch', async () => {
    expect((await suspend({ 'sec-purpose': 'prefetch' })).body['code']).toBe('prefetch-refused');
    expect(requestOf('suspensions.suspend')).toBeUndefined();
  });

  it('can be ended', async () => {
    gateway.fakes.answer('suspensions.unsuspend', () => ({ id: 'somebody', createdAt: inAnHour() }));
    const { body } = await gateway.call('/user/unsuspend/somebody', {
      token: await gateway.tokenOf('admin'),
    });
    expect(body).toMatchObject({ message: 'User unsuspended successfully!!!', data: { suspend: false } });
  });
});
