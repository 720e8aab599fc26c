import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { blankMessage, sendContactMessage } from '../shared/contact-message.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { type MessageValues, messageSchema, REQUIRED_TEXT } from './message-schema.ts';

/** What a field is told when the server refuses it; the server says it in English only. */
const serverErrorTexts = {
  name: REQUIRED_TEXT,
  email: 'kit.form.email_invalid',
  message: REQUIRED_TEXT,
} as const;
const fieldNames = ['name', 'email', 'message'] as const;

/** The contact page's form: checked before it is sent, cleared once it is. */
export const useContactPageForm = () => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const form = useForm({ resolver: zodResolver(messageSchema), defaultValues: blankMessage });

  const markRefused = (error: unknown): boolean => {
    const named = fieldNames.filter((name) => isApiError(error) && name in error.fields);
    for (const [index, name] of named.entries())
      form.setError(name, { type: 'server', message: serverErrorTexts[name] }, { shouldFocus: index === 0 });
    return named.length > 0;
  };
  const posting = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      form.reset(blankMessage);
      toast.success(t('storefront.reach.sent'));
    },
    onError: (error) => {
      if (!markRefused(error)) toast.error(errorText(error));
    },
  });

  const submit = (fields: MessageValues): void => {
    if (!posting.isPending) posting.mutate(fields);
  };
  /** The specification's sentence is about empty fields; what is filled in wrongly is told at its field. */
  const wrong = (errors: typeof form.formState.errors): void => {
    if (fieldNames.some((name) => errors[name]?.message === REQUIRED_TEXT))
      toast.error(t('storefront.reach.missing'));
  };
  return { form, submit, wrong, busy: posting.isPending };
};
