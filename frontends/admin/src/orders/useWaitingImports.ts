import { type ApiSchemas, api, apiGet, queryClient, toast, useErrorText, useTranslate } from '@sargam/kit';
import { useMutation, useQuery } from '@tanstack/react-query';

export type WaitingImport = ApiSchemas['WaitingImport'];

/** Imported orders above the ceiling, and the acceptance of one by this admin. */
export const useWaitingImports = () => {
  const t = useTranslate();
  const errorText = useErrorText();
  const waiting = useQuery(apiGet('/order/import/waiting'));
  const accept = useMutation({
    mutationFn: ({ reference }: WaitingImport) => api.POST('/order/import/accept', { body: { reference } }),
    onSuccess: () => void toast.success(t('admin.imports.accepted')),
    onError: (error) => void toast.error(errorText(error)),
    // The accepted order belongs to the orders of the day on which it was paid.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    imports: waiting.data?.data ?? [],
    error: waiting.error,
    retry: (): void => void waiting.refetch(),
    accept: (one: WaitingImport): void => (accept.isPending ? undefined : accept.mutate(one)),
    accepting: accept.isPending ? accept.variables.reference : undefined,
  };
};
