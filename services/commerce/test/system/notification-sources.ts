import { type BillAtGateway, makeChecksDue } from './bills.ts';
import { expectNoSecrets, secretsOf } from './secrets.ts';
import { countNotifications } from './steps.ts';
import type { TestSystem } from './system.ts';

type Fields = Readonly<Record<string, string>>;
export type NotificationSource = 'notification' | 'return' | 'sweep';

/** Sends payment notifications from all three sources. */
export const notificationSources = (system: TestSystem) => ({
  /** Sends the message; the sweep queries the gateway instead. */
  send: {
    notification: (_: BillAtGateway, fields: Fields) => system.gateway.notifyPayment({ fields }),
    return: (_: BillAtGateway, fields: Fields) => system.gateway.returnFromGateway({ fields }),
    sweep: (bill: BillAtGateway) => makeChecksDue(system, bill),
  },
  /** Runs a call. Expects that its outcome is counted, and logged without secrets. */
  async expectOutcome(
    source: NotificationSource,
    outcome: string,
    fields: Fields,
    run: () => Promise<unknown>,
  ): Promise<void> {
    const [before, since] = [await countNotifications(system, outcome, source), system.lines.length];
    await run();
    // The outcome is counted before it is logged. Reading the log costs less than reading all metrics again and again.
    await system.service.eventually(() => {
      const entries = system.lines.slice(since).map((line) => JSON.parse(line) as Record<string, unknown>);
      // The level must be at least the default log level.
      expect(entries).toContainEqual(expect.objectContaining({ source, outcome, level: 'warn' }));
    });
    expect(await countNotifications(system, outcome, source)).toBeGreaterThan(before);
    const lines = system.lines.slice(since);
    expect(secretsOf(fields).length).toBeGreaterThanOrEqual(8);
    expectNoSecrets(lines, fields);
  },
});
