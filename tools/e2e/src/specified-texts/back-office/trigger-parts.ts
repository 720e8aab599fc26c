import { logInToApi } from '../../api/api-user.ts';
import type { BrowserUser } from '../../browser-user.ts';
import { press } from '../../pages/admin/form.ts';
import { connectToSite } from '../../site.ts';
import type { TextTrigger } from '../text-trigger.ts';

export const asAdmin = (run: TextTrigger['run']): TextTrigger => ({ role: 'admin', run });

/** Opens a screen and presses a button with this text key. */
export const openAndPress = (path: string, button: string): TextTrigger =>
  asAdmin(async (user) => {
    await user.goTo(path);
    await press(user, button);
  });

/** Answers the next call of this address with an error that has no message, which the site never sends. */
export const failNextCall = async ({ page }: BrowserUser, address: string): Promise<void> => {
  const answer = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route(`**/api/v1${address}`, (route) => route.fulfill(answer), { times: 1 });
};

/** The demo's admin in the API. One login for all triggers: an account may log in ten times a minute. */
let demoAdmin: ReturnType<typeof logInToApi> | undefined;
export const fetchAdmin = (): ReturnType<typeof logInToApi> => {
  demoAdmin ??= connectToSite().then((site) => logInToApi(site, 'admin@sargam.test'));
  return demoAdmin;
};

/** A name or a code that no other run has. */
export const unique = (start: string): string => `${start}-${Date.now()}`;
