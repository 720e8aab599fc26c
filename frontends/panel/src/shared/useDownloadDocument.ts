import { api, toast, unwrap, useLanguage } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from './save-file.ts';
import { useFailureText } from './useFailureText.ts';

export type DocumentKind = 'invoice' | 'credit-note' | 'gift-invoice';
type DocumentRef = { kind: DocumentKind; id: string; number: string };
type Language = ReturnType<typeof useLanguage>;

const fetchDocument = ({ kind, id }: DocumentRef, lang: Language): Promise<Blob> => {
  const init = { params: { path: { id }, query: { lang } }, parseAs: 'blob' } as const;
  switch (kind) {
    case 'invoice':
      return unwrap(api.GET('/order/{id}/invoice', init));
    case 'credit-note':
      return unwrap(api.GET('/order/refund/{id}/credit-note', init));
    case 'gift-invoice':
      return unwrap(api.GET('/store/order/{id}/invoice', init));
  }
};

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
