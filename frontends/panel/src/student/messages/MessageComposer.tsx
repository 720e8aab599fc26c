import { Button, type User, useI18n } from '@sargam/kit';
import { Form, SelectField, TextArea, useController, useFieldProps, useWatch } from '@sargam/kit/forms';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countLetters, MAX_LETTERS } from '../../messages/message-schema.ts';
import messagesStyles from '../../messages/messages.module.css';
import { classroomQuery, instructorsQuery } from '../../shared/queries.ts';
import styles from './student-messages.module.css';
import { type MessageForm, type useMessageForm } from './useMessageForm.ts';

type Recipient = { id: string; name: string };

/** The instructors of the student's courses, and all others who can be written to. */
const useRecipients = (userId: string): { mine: Recipient[]; others: Recipient[] } => {
  const classroom = useQuery(classroomQuery(userId));
  const instructors = useQuery(instructorsQuery());
  const taught = new Set(classroom.data?.data.map(({ instructor }) => instructor));
  const all = (instructors.data?.data ?? []).map(({ _id, name }) => ({ id: _id, name }));
  return {
    mine: all.filter(({ id }) => taught.has(id)),
    others: all.filter(({ id }) => !taught.has(id)),
  };
};

const Options = ({ label, recipients }: { label: string; recipients: readonly Recipient[] }) =>
  recipients.length > 0 && (
    <optgroup label={label}>
      {recipients.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );

const RecipientField = ({ form, user }: { form: MessageForm; user: User }) => {
  const { t } = useI18n();
  const { mine, others } = useRecipients(user.id);
  // Controlled: the list of instructors can arrive after the choice.
  const { field, fieldState } = useController({ control: form.control, name: 'to' });
  const error = fieldState.error?.message;
  return (
    <SelectField {...field} label={t('panel.messages.to')} error={error && t(error)}>
      <option value="">{t('panel.messages.choose')}</option>
      <Options label={t('panel.messages.mine')} recipients={mine} />
      <Options label={t('panel.messages.others')} recipients={others} />
    </SelectField>
  );
};

type Props = { user: User } & ReturnType<typeof useMessageForm>;

/** Writes a message to an instructor. */
export const MessageComposer = ({ user, form, send }: Props) => {
  const { t, format } = useI18n();
  const field = useFieldProps(form, 'panel.messages');
  const text = useWatch({ control: form.control, name: 'message' });
  return (
    <section className={messagesStyles.list} aria-labelledby="write-message">
      <h2 id="write-message" className={styles.title}>
        {t('panel.messages.new')}
      </h2>
      <Form form={form} onSubmit={send} className={styles.composer}>
        <RecipientField form={form} user={user} />
        <TextArea
          {...field('message')}
          rows={4}
          hint={t('panel.messages.hint', {
            count: format.count(countLetters(text)),
            most: format.count(MAX_LETTERS.message),
          })}
        />
        <div>
          <Button
            type="submit"
            busy={form.formState.isSubmitting}
            icon={<IconSend aria-hidden />}
            text="panel.messages.send"
          />
        </div>
      </Form>
    </section>
  );
};
