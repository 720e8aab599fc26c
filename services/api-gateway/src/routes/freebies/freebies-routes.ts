import { Freebie as StoredFreebie } from '@sargam/proto/catalogue/v1/freebies';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { editors } from '../../wire/roles.ts';
import { Id, SuccessMessage, success, successWith, toPage } from '../../wire/schemas.ts';
import { applyFreebieChanges, toFreebie, toFreebieCard, toFreebieCategory } from './freebies-mapping.ts';
import {
  Freebie,
  FreebieChanges,
  FreebieForm,
  FreebieList,
  FreebieQuery,
  incompleteMessage,
} from './freebies-wire.ts';

const FreebieParams = z.object({ id: Id });
const fileParts = {
  thumbnail: { kind: 'picture' },
  documents: { kind: 'document', maxCount: 5 },
  carouselList: { kind: 'picture', maxCount: 10 },
} as const;

export const freebieRoutes: readonly Route[] = [
  route.get('/freebies/', {
    summary: 'Free learning material, newest first, with counts per category',
    query: FreebieQuery,
    response: FreebieList,
    handle: async ({ query, language }, { freebies }) => {
      const found = await freebies.listFreebies({ category: query.catagory, page: toPage(query) });
      return {
        data: found.freebies.map((freebie) => toFreebieCard(freebie, language)),
        total: found.total,
        categories: found.categories.map(({ category, freebies: count }) => ({
          catagory: toFreebieCategory(category),
          count,
        })),
      };
    },
  }),
  route.get('/freebies/{id}', {
    summary: 'A freebie with its description, pictures and documents',
    params: FreebieParams,
    response: Freebie,
    handle: async ({ params, language }, { freebies }) =>
      toFreebie(await freebies.getFreebie({ freebieId: params.id }), language),
  }),
  route.post('/freebies/add/', {
    summary:
      'Adds a freebie, which needs a YouTube link or pictures; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: FreebieForm,
    multipart: fileParts,
    invalidMessage: incompleteMessage,
    response: successWith(Freebie),
    handle: async ({ body, files: received, language }, { freebies }) => {
      const freebie = applyFreebieChanges(StoredFreebie.create(), body, received);
      const saved = await freebies.saveFreebie({ freebieId: body._id, freebie });
      return success('Post Created Successfully!!!', toFreebie(saved, language));
    },
  }),
  route.put('/freebies/edit/{id}', {
    summary: 'Changes the given fields of a freebie',
    roles: editors,
    rate: 'upload',
    params: FreebieParams,
    body: FreebieChanges,
    multipart: fileParts,
    invalidMessage: incompleteMessage,
    response: successWith(Freebie),
    handle: async ({ params, body, files: received, language }, { freebies }) => {
      const freebieId = params.id;
      const before = await freebies.getFreebie({ freebieId });
      const saved = await freebies.saveFreebie({
        freebieId,
        freebie: applyFreebieChanges(before, body, received),
      });
      return success('Freebies updated successfully!', toFreebie(saved, language));
    },
  }),
  route.delete('/freebies/{id}', {
    summary: 'Deletes a freebie; a repeat changes nothing',
    roles: editors,
    params: FreebieParams,
    response: SuccessMessage,
    handle: async ({ params }, { freebies }) => {
      await freebies.deleteFreebie({ freebieId: params.id });
      return { success: true, message: 'Freebies deleted successfully!' };
    },
  }),
];
