import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

interface EnrolmentEnd {
  readonly enrolmentId: string;
  readonly personId: PersonId;
  readonly endsAt: Date;
  readonly changedAt: Date;
}

/** Saves the end of an enrolment and the latest end of all enrolments of the person. An event that is older than the stored one changes nothing. */
export const saveEnrolmentEnd = async (
  tx: Kysely<Tables>,
  { enrolmentId, personId, endsAt, changedAt }: EnrolmentEnd,
): Promise<void> => {
  // Events of two enrolments of one person can be handled concurrently; each must see the end that the other saved.
  await sql`select from people where id = ${personId} for no key update`.execute(tx);
  await tx
    .insertInto('enrolment_ends')
    .values({ enrolment_id: enrolmentId, person_id: personId, ends_at: endsAt, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict
        .column('enrolment_id')
        .doUpdateSet({ ends_at: endsAt, changed_at: changedAt })
        .where('enrolment_ends.changed_at', '<=', changedAt),
    )
    .execute();
  await tx
    .updateTable('people')
    .set(({ selectFrom }) => ({
      subscriber_until: selectFrom('enrolment_ends')
        .select(({ fn }) => fn.max('ends_at').as('latest'))
        .where('person_id', '=', personId),
    }))
    .where('id', '=', personId)
    .execute();
};
