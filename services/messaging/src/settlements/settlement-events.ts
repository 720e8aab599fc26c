import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { SettlementEvent } from '@sargam/proto/payouts/v1/events';
import type { Deps } from '../deps.ts';
import { settlementMail } from '../mails/templates/settlement.ts';

export const settlementEvents = subscribes(defineTopic('payouts.settlements.v1', SettlementEvent), {
  settled: 'mails the instructor, where the instructor has an account',
});

/** Mails each settled payout once: the key is the settlement, so also a repeated event sends no second mail. */
export const settlementEventHandlers = (deps: Deps): HandlersOf<typeof settlementEvents> => ({
  settled: async ({ settlement, duePoisha }) => {
    if (!settlement) return;
    const person = await deps.people.findByInstructor(settlement.instructorId);
    if (!person) return;
    const { language, name, email } = person;
    const mail = settlementMail({
      language,
      name,
      receivedPoisha: settlement.receivedAmountPoisha,
      duePoisha,
      settledOn: settlement.settledAt ?? deps.clock(),
      remarks: settlement.remarks,
      panelUrl: new URL('/instructorpanel', deps.siteUrl).href,
    });
    await deps.send(
      { idempotencyKey: settlement.id, template: 'settlement', language, recipient: email },
      mail,
    );
  },
});
