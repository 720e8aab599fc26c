import { type ApiSchemas, api, formBody } from '@sargam/kit';
import { refetchStartingWith } from '../form/index.ts';
import { type Freebie, type FreebieValues, toFreebieValues } from './freebie-schema.ts';

const filesOf = ({ thumbnail, documents, carouselList }: FreebieValues) => ({
  thumbnail,
  documents,
  carouselList,
});
const textsOf = ({ thumbnail: _, documents: __, carouselList: ___, ...texts }: FreebieValues) => texts;

/** Adds a freebie. A repeat with the same id adds nothing. */
export const addFreebie = async (id: string, values: FreebieValues): Promise<void> => {
  const fields = { ...textsOf(values), _id: id };
  await api.POST('/freebies/add/', formBody<ApiSchemas['FreebieForm']>(fields, filesOf(values)));
  await refetchStartingWith('/freebies');
};

/** An empty English text leaves the saved one unchanged; a Bengali text and the YouTube link can be emptied. */
const canBeEmpty = new Set(['titleBn', 'subtitleBn', 'descriptionBn', 'youtube']);

/** The changed texts only, so that the texts which the editor cannot show completely stay as they are. */
const changesOf = (before: Freebie, values: FreebieValues): Partial<ReturnType<typeof textsOf>> => {
  const saved: Record<string, unknown> = toFreebieValues(before);
  const changed = Object.entries(textsOf(values)).filter(
    ([name, value]) => value !== saved[name] && (value !== '' || canBeEmpty.has(name)),
  );
  return Object.fromEntries(changed);
};

/** Sends what has changed. New documents and slides follow the saved ones. Refused with 409 if the version is not the present one. */
export const updateFreebie = async (
  before: Freebie,
  version: number,
  values: FreebieValues,
): Promise<void> => {
  const fields = { ...changesOf(before, values), version, append: 'true' };
  await api.PUT('/freebies/edit/{id}', {
    params: { path: { id: before._id } },
    ...formBody<ApiSchemas['FreebieChanges']>(fields, filesOf(values)),
  });
  await refetchStartingWith('/freebies');
};
