import { api, Button, toast, useI18n } from '@sargam/kit';
import {
  Form,
  TextArea,
  type UseFormReturn,
  useFieldProps,
  useForm,
  useWatch,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { useEffect } from 'react';
import { countLetters, MAX_LETTERS, messageText } from '../../messages/message-schema.ts';
import { useShowMessageFailure } from '../../messages/useShowMessageFailure.ts';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import styles from './instructor-messages.module.css';
import { TemplateChoice } from './TemplateChoice.tsx';
import type { InstructorMessage } from './useInstructorMessages.ts';

const schema = z.object({ reply: messageText(MAX_LETTERS.reply) });
type Values = z.infer<typeof schema>;

/** Sends the reply. A refused text stays in the field. */
const useReply = ({ _id, to }: InstructorMessage, onClose: () => void) => {
  const { t } = useI18n();
  const form: UseFormReturn<Values, unknown, Values> = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reply: '' },
  });
  const showFailure = useShowMessageFailure(form, 'reply');
  const send = async (body: Values): Promise<void> => {
    try {
      await api.POST('/contact/r/{id}', { params: { path: { id: _id } }, body });
    } catch (error) {
      showFailure(error);
      return;
    }
    toast.success(t('panel.messages.reply_sent'));
    onClose();
    await invalidatePaths(`/contact/mystudent/${to}`);
  };
  return { form, send };
};

type Props = { message: InstructorMessage; onClose: () => void };

/** The answer to a message, which may begin with a template. */
export const ReplyForm = ({ message, onClose }: Props) => {
  const { t, format } = useI18n();
  const { form, send } = useReply(message, onClose);
  const reply = useWatch({ control: form.control, name: 'reply' });
  useEffect(() => form.setFocus('reply'), [form]);
  const insert = (text: string): void => {
    form.setValue('reply', reply.trim() ? `${reply.trimEnd()}\n\n${text}` : text);
    form.setFocus('reply');
  };
  return (
    // The dialog of the templates has a form of its own, so it is outside this one.
    <div className={styles.form}>
      <TemplateChoice onChoose={insert} reply={reply} />
      <Form
        form={form}
        onSubmit={send}
        className={styles.form}
        aria-label={t('panel.messages.reply_to', { name: message.name })}
      >
        <TextArea
          {...useFieldProps(form, 'panel.messages')('reply', { label: 'panel.messages.your_reply' })}
          rows={5}
          hint={t('panel.messages.hint', {
            count: format.count(countLetters(reply)),
            most: format.count(MAX_LETTERS.reply),
          })}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={form.formState.isSubmitting} text="panel.messages.send_reply" />
          <Button variant="ghost" onClick={onClose} text="kit.cancel" />
        </div>
      </Form>
    </div>
  );
};
