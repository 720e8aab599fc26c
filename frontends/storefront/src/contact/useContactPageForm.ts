import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { blankMessage, maxLengths, sendContactMessage } from '../shared/contact-message.ts';
import { isEmail } from '../shared/is-email.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';

const REQUIRED_TEXT = 'kit.form.required';
const requiredText = () => z.string().trim().min(1, { error: REQUIRED_TEXT, abort: true });

/** Messages are translation keys. */
const messageSchema = z.object({
  name: requiredText().max(maxLengths.name, 'storefront.reach.too_long'),
  email: requiredText().refine(isEmail, 'kit.form.email_invalid'),
  message: requiredText().max(maxLengths.message, 'storefront.reach.too_long'),
});

type MessageValues = z.infer<typeof messageSchema>;

/** Translation keys for server errors: the server's texts are English only. */
const serverErrorTexts = {
  name: REQUIRED_TEXT,
  email: 'kit.form.email_invalid',
  message: REQUIRED_TEXT,
} as const;
const fieldNames = ['name', 'email', 'message'] as const;

export const useContactPageForm = () => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const form = useForm({ resolver: zodResolver(messageSchema), defaultValues: blankMessage });

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

  const submit = (fields: MessageValues): void => {
    if (!mutation.isPending) mutation.mutate(fields);
  };
  /** The toast is for empty fields only; other errors show at their field. */
  const showMissing = (errors: typeof form.formState.errors): void => {
    if (fieldNames.some((name) => errors[name]?.message === REQUIRED_TEXT))
      toast.error(t('storefront.reach.missing'));
  };
  return { form, submit, showMissing, busy: mutation.isPending };
};
