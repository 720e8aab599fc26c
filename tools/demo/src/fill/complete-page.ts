import { createSandboxClient } from '@sargam/sslcommerz-sandbox/client';

type Outcome = Parameters<ReturnType<typeof createSandboxClient>['completePage']>[1];

/** Completes a payment page of the sandbox on this machine. A page of the real payment gateway stays open. */
export const completePage = async (page: string, outcome: Outcome): Promise<void> => {
  const { hostname, origin } = new URL(page);
  if (['localhost', '127.0.0.1'].includes(hostname))
    await createSandboxClient(origin).completePage(page, outcome);
};
