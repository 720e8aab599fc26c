import { api, toast, type User, useIdempotencyKey, useTranslate } from '@sargam/kit';
import { type UseFormReturn, useForm, z, zodResolver } from '@sargam/kit/forms';
import { MAX_LETTERS, messageText } from '../../messages/message-schema.ts';
import { useShowMessageFailure } from '../../messages/useShowMessageFailure.ts';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';

const schema = z.object({
  to: z.string().min(1, 'kit.form.required'),
  message: messageText(MAX_LETTERS.message),
});
export type MessageValues = z.infer<typeof schema>;
export type MessageForm = UseFormReturn<MessageValues, unknown, MessageValues>;

/** A new message. Its text stays when it is refused. */
export const useMessageForm = (user: User, to: string) => {
  const t = useTranslate();
  const form: MessageForm = useForm({ resolver: zodResolver(schema), defaultValues: { to, message: '' } });
  const key = useIdempotencyKey();
  const showFailure = useShowMessageFailure(form, 'message');
  const send = async (values: MessageValues): Promise<void> => {
    const body = { ...values, from: user.id };
    const header = { 'idempotency-key': key.keyFor(body) };
    try {
      await api.POST('/contact/student/', { params: { header }, body });
    } catch (error) {
      showFailure(error);
      return;
    }
    key.renew();
    form.reset({ to: values.to, message: '' });
    toast.success(t('panel.messages.sent'));
    await invalidatePaths(`/contact/u/c/${user.id}`);
  };
  return { form, send };
};
