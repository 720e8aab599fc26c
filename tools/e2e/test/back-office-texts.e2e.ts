import { demoAccount } from '../src/api/api-user.ts';
import { openBrowserUser } from '../src/browser-user.ts';
import { backOfficeTriggers } from '../src/specified-texts/back-office/back-office-triggers.ts';
import { backOfficeTextsByTrigger } from '../src/specified-texts/specified-texts.ts';
import { testTexts } from '../src/specified-texts/test-texts.ts';

testTexts('specified texts of the back-office', {
  texts: backOfficeTextsByTrigger,
  triggers: backOfficeTriggers,
  openUsers: async (browser, site, language) => {
    const options = { language, account: demoAccount('admin') } as const;
    const admin = await openBrowserUser(browser, site, options);
    admin.page.setDefaultTimeout(15_000);
    return { admin };
  },
});
