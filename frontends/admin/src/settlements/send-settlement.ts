import { type ApiSchemas, api } from '@sargam/kit';

const toForm = (fields: Record<string, string | number>, photo: File | undefined): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (photo) form.append('photo', photo);
  return form;
};

type Sent = {
  instructorId: string;
  fields: Record<string, string | number>;
  photo: File | undefined;
  idempotencyKey: string;
};

/** Creates a settlement, or with the field `_id` changes one that is not settled (decision B8). */
export const sendSettlement = async ({
  instructorId,
  fields,
  photo,
  idempotencyKey,
}: Sent): Promise<ApiSchemas['Settlement']> => {
  const { data } = await api.POST('/instructor/settlement/{instructorId}', {
    params: { path: { instructorId }, header: { 'idempotency-key': idempotencyKey } },
    body: {},
    bodySerializer: () => toForm(fields, photo),
  });
  return data;
};
