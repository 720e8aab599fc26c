import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { PeopleServiceImplementation } from '@sargam/proto/identity/v1/people';
import type { Deps } from '../deps.ts';
import { toReadMessage } from '../people/person-message.ts';
import { findPeopleByIds } from '../people/person-store.ts';
import { toPublicName } from '../people/public-name.ts';
import { countAudience, listAudience } from './audience.ts';
import { countSignUps } from './count-sign-ups.ts';
import { createPeopleReader } from './list-people.ts';

const maxIds = 1_000;
const admins = { roles: ['admin'] };
const services = { roles: ['service'] };

const requireAtMost = (ids: readonly string[]): void => {
  if (ids.length > maxIds) throw domainError.invalid('too-many-ids', `At most ${maxIds} ids`);
};

export const peopleHandlers = ({ database: { db }, service }: Deps): PeopleServiceImplementation => {
  const readPeople = createPeopleReader(db, service.clock);
  return {
    listPeople: async (request, context) => {
      requireCaller(context, admins);
      const now = service.clock();
      const { people, ...page } = await readPeople(request);
      return { ...page, people: people.map((person) => toReadMessage(person, now)) };
    },

    getPeople: async ({ personIds }, context) => {
      requireCaller(context, admins);
      requireAtMost(personIds);
      const now = service.clock();
      const people = await findPeopleByIds(db, personIds);
      return { people: people.map((person) => toReadMessage(person, now)) };
    },

    getPublicNames: async ({ personIds }) => {
      requireAtMost(personIds);
      const people = await findPeopleByIds(db, personIds);
      return { names: Object.fromEntries(people.map(({ id, name }) => [id, toPublicName(name)])) };
    },

    countSignUps: async (request, context) => {
      requireCaller(context, admins);
      return countSignUps(db, request, service.clock());
    },

    listAudience: async (request, context) => {
      requireCaller(context, services);
      return listAudience(db, request, service.clock());
    },

    countAudience: async (request, context) => {
      requireCaller(context, services);
      requireAtMost(request.personIds);
      return { count: await countAudience(db, request, service.clock()) };
    },
  };
};
