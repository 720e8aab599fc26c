import type { Service } from '@sargam/chassis/service';
import { Role } from '@sargam/proto/identity/v1/identity';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import type { IsInstructorAccount } from './recipient-store.ts';

/** Only records of recipients from before the field `isInstructor` need it. */
export const createInstructorAccountClient = (service: Service, address: string): IsInstructorAccount => {
  const people = service.client(PeopleServiceDefinition, address, { retryable: ['countAudience'] });
  return (personId) =>
    service.runAsService(async () => {
      const filter = { roles: [Role.ROLE_INSTRUCTOR] };
      return (await people.countAudience({ filter, personIds: [personId] })).count === 1;
    });
};
