import { Freebie as StoredFreebie } from '@sargam/proto/catalogue/v1/freebies';
import { successMessage, successWith } from '../../api/response.ts';
import { editors } from '../../api/roles.ts';
import { IdParams, TextsQuery, toPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { saveOverVersion } from '../../upstream/save-over-version.ts';
import { freebieCsv } from './freebie-csv.ts';
import {
  applyFreebieChanges,
  FileKey,
  Freebie,
  FreebieChanges,
  FreebieForm,
  FreebieList,
  FreebieQuery,
  incompleteMessage,
  removeFreebieFile,
} from './freebies-response.ts';

const fileParts = {
  thumbnail: { kind: 'picture' },
  documents: { kind: 'document', maxCount: 5 },
  carouselList: { kind: 'picture', maxCount: 10 },
} as const;

export const freebieRoutes: readonly Route[] = [
  route.get('/freebies/', {
    summary: 'Free learning material, newest first, with counts per category',
    roles: 'anybody',
    query: FreebieQuery,
    response: FreebieList,
    csv: freebieCsv,
    handle: ({ query }, { freebies }) =>
      freebies.listFreebies({ category: query.catagory, page: toPage(query) }),
  }),
  route.get('/freebies/{id}', {
    summary: 'A freebie with its description, pictures and documents',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    query: TextsQuery,
    response: Freebie,
    handle: ({ params }, { freebies }) => freebies.getFreebie({ freebieId: params.id }),
  }),
  route.post('/freebies/add/', {
    summary:
      'Adds a freebie, which needs a YouTube link or pictures; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: FreebieForm,
    multipart: fileParts,
    invalidMessage: incompleteMessage,
    response: successWith('Post Created Successfully!!!', Freebie),
    handle: ({ body, files }, { freebies }) => {
      const freebie = applyFreebieChanges(StoredFreebie.create(), body, files);
      return freebies.saveFreebie({ freebieId: body._id, freebie });
    },
  }),
  route.put('/freebies/edit/{id}', {
    summary: 'Changes the given fields of a freebie',
    roles: editors,
    noOwner: 'staff',
    rate: 'upload',
    params: IdParams,
    body: FreebieChanges,
    multipart: fileParts,
    invalidMessage: incompleteMessage,
    response: successWith('Freebies updated successfully!', Freebie),
    handle: ({ params, body, files }, { freebies }) =>
      saveOverVersion(body.version, async () => {
        const freebieId = params.id;
        const before = await freebies.getFreebie({ freebieId });
        const freebie = applyFreebieChanges(before, body, files);
        return freebies.saveFreebie({ freebieId, freebie, basedOnVersion: body.version ?? before.version });
      }),
  }),
  route.delete('/freebies/{id}/file/{key}', {
    summary: 'Removes one document or slide of a freebie; a repeat changes nothing',
    roles: editors,
    noOwner: 'staff',
    params: IdParams.extend({ key: FileKey }),
    invalidMessage: incompleteMessage,
    response: successWith('Freebies updated successfully!', Freebie),
    handle: async ({ params: { id: freebieId, key } }, { freebies, media }) => {
      let isRemoved = false;
      const saved = await saveOverVersion(undefined, async () => {
        const before = await freebies.getFreebie({ freebieId });
        const freebie = removeFreebieFile(before, key);
        isRemoved = freebie !== before;
        return isRemoved
          ? freebies.saveFreebie({ freebieId, freebie, basedOnVersion: before.version })
          : before;
      });
      if (isRemoved) await media.remove(key);
      return saved;
    },
  }),
  route.delete('/freebies/{id}', {
    summary: 'Deletes a freebie; a repeat changes nothing',
    roles: editors,
    noOwner: 'staff',
    params: IdParams,
    response: successMessage('Freebies deleted successfully!'),
    handle: ({ params }, { freebies }) => freebies.deleteFreebie({ freebieId: params.id }),
  }),
];
