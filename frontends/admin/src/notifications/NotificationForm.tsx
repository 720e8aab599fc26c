import { Button } from '@sargam/kit';
import { BilingualField, Form, useForm, z, zodResolver } from '@sargam/kit/forms';
import { useNewId } from '../form/index.ts';
import styles from './notifications.module.css';
import type { CreateNotification } from './useNotificationChanges.ts';

const schema = z.object({
  msg: z.string().trim().min(1, 'kit.form.required'),
  msgBn: z.string().trim(),
});

/** A new notification for everybody. The text stays if the server refuses it. */
export const NotificationForm = ({ create }: { create: CreateNotification }) => {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { msg: '', msgBn: '' } });
  const [id, renewId] = useNewId();
  const onSuccess = (): void => {
    form.reset();
    renewId();
  };
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={(values) => create.mutate({ ...values, _id: id }, { onSuccess })}
    >
      <BilingualField form={form} name="msg" label="admin.notification.text" multiline rows={2} />
      <Button type="submit" busy={create.isPending} text="admin.notification.create" />
    </Form>
  );
};
