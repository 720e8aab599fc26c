import { logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { openBrowserUser } from '../src/browser-user.ts';
import { publicTextsByTrigger } from '../src/specified-texts/specified-texts.ts';
import { testTexts } from '../src/specified-texts/test-texts.ts';
import { textTriggers } from '../src/specified-texts/text-triggers.ts';

testTexts('specified texts', {
  texts: publicTextsByTrigger,
  triggers: textTriggers,
  openUsers: async (browser, site, language) => {
    const email = `words-${language}-${Date.now()}@sargam.test`;
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    const options = { language } as const;
    const visitor = await openBrowserUser(browser, site, options);
    const student = await openBrowserUser(browser, site, { ...options, account: { email, password } });
    return { visitor, student };
  },
});
