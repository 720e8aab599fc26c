import { api, toast, useLanguage } from '@sargam/kit';
import { saveFile } from '@sargam/kit/download';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from './useFailureText.ts';

const documentPaths = {
  invoice: '/order/{id}/invoice',
  'credit-note': '/order/refund/{id}/credit-note',
  'gift-invoice': '/store/order/{id}/invoice',
} as const;

export type DocumentKind = keyof typeof documentPaths;
type DocumentRef = { kind: DocumentKind; id: string; number: string };
type Language = ReturnType<typeof useLanguage>;

/** With `parseAs` the result is a Blob, although the API schema types the body as a string. */
const fetchDocument = async ({ kind, id }: DocumentRef, lang: Language) =>
  (await api.GET(documentPaths[kind], {
    params: { path: { id }, query: { lang } },
    parseAs: 'blob',
  })) as unknown as Blob;

/** Downloads the PDF in the page's language. A plain link is not possible, because the request needs the session token. */
export const useDownloadDocument = (document: DocumentRef) => {
  const language = useLanguage();
  const failureText = useFailureText();
  const mutation = useMutation({
    mutationFn: () => fetchDocument(document, language),
    onSuccess: (file) => saveFile(`${document.number}.pdf`, file),
    onError: (error) => toast.error(failureText(error)),
  });
  return { busy: mutation.isPending, save: () => mutation.mutate() };
};
