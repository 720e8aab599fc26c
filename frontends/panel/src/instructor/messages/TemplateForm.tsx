import { Button } from '@sargam/kit';
import {
  Form,
  TextArea,
  TextField,
  type UseFormReturn,
  useFieldProps,
  useForm,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { MAX_LETTERS, messageText } from '../../messages/message-schema.ts';
import styles from './instructor-messages.module.css';
import { useTemplates } from './useTemplates.ts';

const MAX_TITLE = 60;
const schema = z.object({
  title: z.string().trim().min(1, 'kit.form.required').max(MAX_TITLE, 'panel.messages.too_long'),
  text: messageText(MAX_LETTERS.reply),
});
type Values = z.infer<typeof schema>;

/** A new template. */
export const TemplateForm = ({ text }: { text: string }) => {
  const form: UseFormReturn<Values, unknown, Values> = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: '', text },
  });
  const field = useFieldProps(form, 'panel.templates');
  const { save } = useTemplates();
  const submit = (values: Values): void =>
    save.mutate(values, { onSuccess: () => form.reset({ title: '', text: '' }) });
  return (
    <Form form={form} onSubmit={submit} className={styles.form}>
      <TextField {...field('title', { label: 'panel.templates.name' })} />
      <TextArea {...field('text')} rows={4} />
      <div>
        <Button type="submit" busy={save.isPending} text="panel.templates.save" />
      </div>
    </Form>
  );
};
