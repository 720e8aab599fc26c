import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { blankMessage, sendToUs } from '../shared/contact-message.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { type MessageFields, messageFields, REQUIRED } from './message-fields.ts';

/** What a field is told when the server refuses it; the server says it in English only. */
const refused = { name: REQUIRED, email: 'kit.form.email_invalid', message: REQUIRED } as const;
const names = ['name', 'email', 'message'] as const;

/** The contact page's form: checked before it is sent, cleared once it is. */
export const useMessage = () => {
  const t = useTranslate();
  const errorText = useRefusalText();
  const form = useForm({ resolver: zodResolver(messageFields), defaultValues: blankMessage });

  const markRefused = (error: unknown): boolean => {
    const named = names.filter((name) => isApiError(error) && name in error.fields);
    for (const [index, name] of named.entries())
      form.setError(name, { type: 'server', message: refused[name] }, { shouldFocus: index === 0 });
    return named.length > 0;
  };
  const posting = useMutation({
    mutationFn: sendToUs,
    onSuccess: () => {
      form.reset(blankMessage);
      toast.success(t('storefront.reach.sent'));
    },
    onError: (error) => {
      if (!markRefused(error)) toast.error(errorText(error));
    },
  });

  const submit = (fields: MessageFields): void => {
    if (!posting.isPending) posting.mutate(fields);
  };
  /** The specification's sentence is about empty fields; what is filled in wrongly is told at its field. */
  const wrong = (errors: typeof form.formState.errors): void => {
    if (names.some((name) => errors[name]?.message === REQUIRED)) toast.error(t('storefront.reach.missing'));
  };
  return { form, submit, wrong, busy: posting.isPending };
};
