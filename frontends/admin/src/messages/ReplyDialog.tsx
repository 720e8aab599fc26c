import { api, Button, Dialog, DialogActions, toast, useTranslate } from '@sargam/kit';
import {
  Form,
  TextArea,
  useApplyServerErrors,
  useFieldProps,
  useForm,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import messageList from '@sargam/kit/message-list.module.css';
import { refetchStartingWith } from '../form/useAction.ts';
import { useDraft } from '../form/useDraft.ts';
import { useFailureText } from '../form/useFailureText.ts';
import styles from './messages.module.css';

/** What the dialog shows of a message. */
type AnswerableMessage = { _id: string; name: string; message: string };

const schema = z.object({ reply: z.string().trim().min(1, 'admin.message.incomplete') });

type FormProps = { message: AnswerableMessage; onClose: () => void };

/** The typed answer is kept in the tab until it is sent. */
const ReplyForm = ({ message: { _id, message }, onClose }: FormProps) => {
  const t = useTranslate();
  const failureText = useFailureText('admin.generic.failed_please');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reply: '' } });
  const field = useFieldProps(form, 'admin.message');
  const draft = useDraft(form, `reply ${_id}`);
  const applyServerErrors = useApplyServerErrors();
  const send = async (body: { reply: string }): Promise<void> => {
    try {
      await api.POST('/contact/r/{id}', { params: { path: { id: _id } }, body });
    } catch (error) {
      applyServerErrors(form, error);
      toast.error(failureText(error));
      return;
    }
    draft.clear();
    toast.success(t('admin.message.sent'));
    onClose();
    await refetchStartingWith('/contact');
  };
  return (
    <Form form={form} onSubmit={send} className={styles.reply}>
      <blockquote className={messageList.text}>{message}</blockquote>
      <TextArea {...field('reply', { label: 'admin.message.reply_answer' })} rows={6} data-initial-focus />
      <DialogActions>
        <Button variant="line" onClick={onClose} text="admin.message.cancel" />
        <Button type="submit" busy={form.formState.isSubmitting} text="admin.message.send" />
      </DialogActions>
    </Form>
  );
};

type Props = { message: AnswerableMessage | undefined; onClose: () => void };

/** Answers the message of a student; open while there is one. */
export const ReplyDialog = ({ message, onClose }: Props) => {
  const t = useTranslate();
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      title={t('admin.message.reply_to', { name: message?.name ?? '' })}
      actions={null}
    >
      {message && <ReplyForm message={message} onClose={onClose} />}
    </Dialog>
  );
};
