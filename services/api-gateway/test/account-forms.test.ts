import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const account = { name: 'Rafi', email: 'rafi@b.test', password: 'secret1', type: '2', instructor: 'N/A' };
const instructorAccount = { ...account, type: '3', instructor: 'i1' };

const create = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return gateway.call('/user/signup/', { form, token: await gateway.tokenOf('admin') });
};
const signUps = () => gateway.fakes.calls.filter(({ call }) => call === 'identity.signUp');

it.each([
  [account, 'User added successfully!!!'],
  [{ ...account, type: '1' }, 'User added successfully!!!'],
  [instructorAccount, 'Please check your email to verify your account!!'],
])('%j is created', async (fields, message) => {
  gateway.fakes.answer('identity.signUp', () => ({ id: 'p1' }));
  const { status, body } = await create(fields);
  expect([status, body['message']]).toEqual([200, message]);
});

it.each([
  [{ ...account, name: '' }, 'name', 'Some field is not fillup!!!'],
  [{ ...account, password: '' }, 'password', 'Some field is not fillup!!!'],
  [{ ...account, type: '' }, 'type', 'Some field is not fillup!!!'],
  [{ ...account, type: '9' }, 'type', 'Some field is not fillup!!!'],
  [{ ...instructorAccount, email: '' }, 'email', 'any of the field is missing'],
  [{ ...instructorAccount, password: 'short' }, 'password', 'password should be more than 5 character'],
])('%j is rejected because of %s', async (fields, field, message) => {
  const { status, body } = await create(fields);
  expect([status, body['message']]).toEqual([400, message]);
  expect(body['errors']).toMatchObject([{ field }]);
  expect(signUps()).toEqual([]);
});

it.each([
  [account, 'User is not added!!!'],
  [instructorAccount, 'email is exist!!'],
])('an existing e-mail address is a conflict for %j', async (fields, message) => {
  gateway.fakes.answer('identity.signUp', () => {
    throw domainError.conflict('email-taken', 'Email is already registered, please use login to continue.');
  });
  const { status, body } = await create(fields);
  expect([status, body['message']]).toEqual([409, message]);
  expect(body['errors']).toEqual([{ field: 'email', message: 'email is exist!!' }]);
});

it('a profile must exist and have no account', async () => {
  gateway.fakes.answer('catalogue.getInstructor', () => {
    throw domainError.notFound('instructor-not-found', 'No data found');
  });
  const unknown = await create(instructorAccount);
  expect([unknown.status, unknown.body['message']]).toEqual([400, 'User is not added!!!']);
  expect(signUps()).toEqual([]);
  gateway.fakes.reset();
  gateway.fakes.answer('identity.signUp', () => {
    throw domainError.conflict('profile-taken', 'This instructor has an account already.');
  });
  const taken = await create(instructorAccount);
  expect([taken.status, taken.body['message']]).toEqual([409, 'User is not added!!!']);
  expect(taken.body['errors']).toMatchObject([{ field: 'instructor' }]);
});

it.each([
  [account, 'Some field is not fillup!!!'],
  [instructorAccount, 'any of the field is missing'],
])('an incomplete account has the message of its form: %j', async (fields, message) => {
  const field = { field: 'instructor', message: 'This is required' };
  gateway.fakes.answer('identity.signUp', () => {
    throw domainError.invalid('sign-up-incomplete', 'Please fill all the required fields', [field]);
  });
  const { status, body } = await create(fields);
  expect([status, body['message'], body['errors']]).toEqual([400, message, [field]]);
});
