import { accounts } from '../content/index.ts';
import { type Caller, createCaller } from './gateway-caller.ts';

interface Session {
  readonly v_token: string;
  readonly user: { readonly _id: string };
}

export interface LoggedIn {
  readonly id: string;
  readonly caller: Caller;
}

/** Logs in to the account with this key. */
export const logIn = async (site: string, key: string): Promise<LoggedIn> => {
  const account = accounts.find((one) => one.key === key);
  const json = { email: account?.email, password: account?.password };
  const session = await createCaller(site).post<Session>('/user/login/', { subject: key, json });
  return { id: session.user._id, caller: createCaller(site, session.v_token) };
};
