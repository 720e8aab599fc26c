import { DomainError } from '@sargam/chassis/errors';
import sharp from 'sharp';
import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

/** Ids of sessions of this run alone: what ended lives on in Redis for a while. */
const run = Date.now().toString(36);
const of = (session: string) => `${session}-${run}`;

const me = personIdOf('student');
const inAnHour = () => new Date(Date.now() + 3_600_000);
const asked = (call: string) => suite.fakes.calls.find((one) => one.call === call)?.request;

describe('a profile', () => {
  const form = (fields: Record<string, string | File>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ id: me, ...fields })) data.append(name, value);
    return data;
  };
  const update = async (fields: Record<string, string | File>) =>
    suite.call('/user/', { form: form(fields), token: await suite.tokenOf('student') });

  const updated = (more: object = {}) => ({
    person: { id: me, name: 'Mitu R', language: 'bn', hasPassword: true, createdAt: inAnHour() },
    ...more,
  });
  const aPhoto = async () => {
    const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#016151' } });
    return new File([new Uint8Array(await plain.png().toBuffer())], 'me.png');
  };
  const photoAsked = () => String(asked('profiles.updateProfile')?.['photo']);

  it('changes what is given and no more', async () => {
    suite.fakes.answer('profiles.updateProfile', () => updated());
    const { status, body } = await update({ name: 'Mitu R', email: 'else@b.test', type: '1' });
    expect([status, body['message']]).toEqual([200, 'User Updated Successfully!']);
    expect(body['data']).toMatchObject({ name: 'Mitu R', language: 'bn', hasPassword: true });
    expect(asked('profiles.updateProfile')).toEqual({
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

  it('takes a photo, which anybody may then look at', async () => {
    suite.fakes.answer('profiles.updateProfile', () => updated());
    await update({ photo: await aPhoto() });
    expect(photoAsked()).toMatch(/\.webp$/);
    expect((await suite.call(`/media/${photoAsked()}`)).status).toBe(200);
  });

  it('takes another photo, and the one before is gone', async () => {
    suite.fakes.answer('profiles.updateProfile', () => updated());
    await update({ photo: await aPhoto() });
    const before = photoAsked();
    suite.fakes.reset();
    suite.fakes.answer('profiles.updateProfile', () => updated({ replacedPhoto: before }));
    await update({ photo: await aPhoto() });
    expect((await suite.call(`/media/${before}`)).status).toBe(404);
    expect((await suite.call(`/media/${photoAsked()}`)).status).toBe(200);
  });

  it('that is refused leaves no photo behind', async () => {
    suite.fakes.answer('profiles.updateProfile', () => {
      throw new DomainError('invalid', 'current-password-wrong', 'The present password is not right.');
    });
    const { status, body } = await update({ photo: await aPhoto(), phone: '01711000000' });
    expect([status, body['code']]).toEqual([400, 'current-password-wrong']);
    expect((await suite.call(`/media/${photoAsked()}`)).status).toBe(404);
  });

  it('that may have been kept keeps its photo', async () => {
    suite.fakes.answer('profiles.updateProfile', () => {
      throw new DomainError('unavailable', 'unavailable', 'Something went wrong.');
    });
    expect((await update({ photo: await aPhoto() })).status).toBe(503);
    expect((await suite.call(`/media/${photoAsked()}`)).status).toBe(200);
  });

  it('changes the password in the same call, by the present one, and ends the other sessions', async () => {
    suite.fakes.answer('profiles.updateProfile', () => updated({ endedSessionIds: [of('elsewhere')] }));
    const passwords = { currentPassword: 'secret1', password: 'secret2', confirmPassword: 'secret2' };
    await update({ name: 'Mitu R', ...passwords });
    expect(asked('profiles.updateProfile')).toMatchObject({
      name: 'Mitu R',
      password: { currentPassword: 'secret1', newPassword: 'secret2' },
    });
    const token = await suite.sign({ sub: me, role: 'student', sid: of('elsewhere'), verified: true });
    expect((await suite.call(`/user/${me}`, { token })).body['code']).toBe('session-ended');
  });

  it("is nobody else's, not even for an admin", async () => {
    const data = form({ name: 'X' });
    for (const role of ['instructor', 'admin'] as const) {
      const token = await suite.tokenOf(role);
      expect((await suite.call('/user/', { form: data, token })).status).toBe(403);
    }
    expect(asked('profiles.updateProfile')).toBeUndefined();
  });
});

describe('a suspension', () => {
  const suspend = async (headers: Record<string, string> = {}) =>
    suite.call('/user/suspend/somebody', { token: await suite.tokenOf('admin'), headers });

  it('ends the sessions at once', async () => {
    const person = { id: 'somebody', suspended: true, createdAt: inAnHour() };
    suite.fakes.answer('suspensions.suspend', () => ({ person, endedSessionIds: [of('suspended')] }));
    const { body, headers } = await suspend();
    expect(body).toMatchObject({ message: 'User suspended successfully!!!', data: { suspend: true } });
    expect(headers.get('cache-control')).toContain('no-store');
    const token = await suite.sign({
      sub: 'somebody',
      role: 'student',
      sid: of('suspended'),
      verified: true,
    });
    expect((await suite.call('/user/somebody', { token })).body['code']).toBe('session-ended');
  });

  it('is not made by a look ahead', async () => {
    expect((await suspend({ 'sec-purpose': 'prefetch' })).body['code']).toBe('prefetch-refused');
    expect(asked('suspensions.suspend')).toBeUndefined();
  });

  it('is taken back', async () => {
    suite.fakes.answer('suspensions.reinstate', () => ({ id: 'somebody', createdAt: inAnHour() }));
    const { body } = await suite.call('/user/unsuspend/somebody', { token: await suite.tokenOf('admin') });
    expect(body).toMatchObject({ message: 'User unsuspended successfully!!!', data: { suspend: false } });
  });
});
