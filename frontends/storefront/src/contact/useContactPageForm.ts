import { isApiError, toast, useTranslate } from '@sargam/kit';
import { checkedResolver, useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import {
  blankMessage,
  type ContactMessage,
  checkContactMessage,
  cleanContactMessage,
  INVALID_EMAIL,
  REQUIRED,
  sendContactMessage,
} from '../shared/contact-message.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';

/** Translation keys for server errors: the server's texts are English only. */
const serverErrorTexts = {
  name: REQUIRED,
  email: INVALID_EMAIL,
  message: REQUIRED,
} as const;
const fieldNames = ['name', 'email', 'message'] as const;

export const useContactPageForm = () => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const form = useForm({
    resolver: checkedResolver(checkContactMessage, cleanContactMessage),
    defaultValues: blankMessage,
  });

  const showServerErrors = (error: unknown): boolean => {
    const invalidFields = fieldNames.filter((name) => isApiError(error) && name in error.fields);
    for (const [index, name] of invalidFields.entries())
      form.setError(name, { type: 'server', message: serverErrorTexts[name] }, { shouldFocus: index === 0 });
    return invalidFields.length > 0;
  };
  const mutation = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      form.reset(blankMessage);
      toast.success(t('storefront.reach.sent'));
    },
    onError: (error) => {
      if (!showServerErrors(error)) toast.error(errorText(error));
    },
  });

  const submit = (fields: ContactMessage): void => {
    if (!mutation.isPending) mutation.mutate(fields);
  };
  /** The toast is for empty fields only; other errors show at their field. */
  const showMissing = (errors: typeof form.formState.errors): void => {
    if (fieldNames.some((name) => errors[name]?.message === REQUIRED))
      toast.error(t('storefront.reach.missing'));
  };
  return { form, submit, showMissing, busy: mutation.isPending };
};
