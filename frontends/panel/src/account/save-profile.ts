import { type ApiSchemas, api, queryClient, updateUser } from '@sargam/kit';
import { userQuery } from '../shared/queries.ts';

/** Changed fields only. */
export type ProfileChange = Partial<Record<string, string | File>>;

const toForm = (id: string, change: ProfileChange): FormData => {
  const form = new FormData();
  form.set('id', id);
  for (const [name, value] of Object.entries(change)) if (value !== undefined) form.set(name, value);
  return form;
};

/** Saves the account and updates the cache and the header. */
export const saveProfile = async (id: string, change: ProfileChange): Promise<ApiSchemas['User']> => {
  const { data } = await api.POST('/user/', { body: { id }, bodySerializer: () => toForm(id, change) });
  queryClient.setQueryData(userQuery(id).queryKey, (cached) => cached && { ...cached, ...data });
  updateUser({ name: data.name, photo: data.photo ?? undefined });
  return data;
};
