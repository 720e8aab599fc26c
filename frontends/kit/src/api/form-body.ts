import { authorisedUpload } from './authorised-fetch.ts';

type TextValue = string | number | boolean | undefined;
type FileValue = File | readonly File[] | undefined;

const toFormData = (
  fields: Readonly<Record<string, TextValue>>,
  files: Readonly<Record<string, FileValue>>,
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const [name, value] of Object.entries(files))
    for (const file of value instanceof File ? [value] : (value ?? [])) form.append(name, file);
  return form;
};

/**
 * The body of a call with files (`multipart/form-data`), without the undefined fields:
 * `api.POST('/popup/{popupId}', { params, ...formBody<ApiSchemas['PopupForm']>({ title }, { thumbnail }) })`.
 */
export const formBody = <Fields extends object>(
  fields: { readonly [K in keyof Fields]?: TextValue },
  files: Readonly<Record<string, FileValue>> = {},
) => ({
  // The client types files as text, and sends what the serializer returns.
  body: fields as never,
  bodySerializer: () => toFormData(fields as Record<string, TextValue>, files),
  fetch: authorisedUpload,
});
