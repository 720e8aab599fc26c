import { Button, toast, useI18n, useNavigate } from '@sargam/kit';
import {
  BilingualField,
  FormDateField,
  TextField,
  type UseFormReturn,
  useFieldProps,
  useForm,
  useWatch,
  zodResolver,
} from '@sargam/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog, EditForm, FieldRow, useQuestion } from '../form/index.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { type MailValues, mailSchema, toContent, toMailValues } from './mail-schema.ts';
import styles from './mass-mail.module.css';
import { type MassMail, mailPath } from './mass-mail.ts';
import { audienceQuery, useAudienceCount } from './useAudienceCount.ts';
import { useMailActions } from './useMailActions.ts';

type Form = UseFormReturn<MailValues, unknown, MailValues>;

/** Subject, text and time. */
const ContentFields = ({ form }: { form: Form }) => {
  const { t } = useI18n();
  const field = useFieldProps(form, 'admin.mail');
  return (
    <>
      <BilingualField form={form} name="subject" label="admin.mail.subject" />
      <div className={styles.pair}>
        <RichTextField form={form} name="message" label="admin.mail.message" lang="en" />
        <RichTextField form={form} name="messageBn" label="admin.mail.message" lang="bn" />
      </div>
      <FieldRow>
        <FormDateField
          form={form}
          name="sendOn"
          label={t('admin.mail.sendOn')}
          hint={t('admin.mail.send_on_hint')}
        />
        <TextField {...field('sendTime')} type="time" lang="en" />
      </FieldRow>
    </>
  );
};

/** Asks how many people get the mail before it is queued. Nobody: nothing is sent. */
const useSendQuestion = (form: Form) => {
  const { t } = useI18n();
  const client = useQueryClient();
  const question = useQuestion();
  const [count, setCount] = useState(0);
  const ask = async (): Promise<boolean> => {
    try {
      // The count beside the audience can be that of an address that was typed before.
      const audience = await client.fetchQuery(audienceQuery(form.getValues()));
      setCount(audience.count);
      if (audience.count > 0) return question.ask();
      toast.error(t('admin.mail.confirm', { count: 0 }));
    } catch {
      // A failed count is shown beside the audience.
    }
    return false;
  };
  return { ask, dialog: question.dialog, title: t('admin.mail.confirm', { count }) };
};

/** Writes a mass mail in both languages: audience with its count, preview, test, draft, time. */
export const MailForm = ({ mail }: { mail?: MassMail }) => {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(mailSchema), defaultValues: toMailValues(mail) });
  const values = useWatch({ control: form.control }) as MailValues;
  const count = useAudienceCount(values);
  const { saveDraft, sendTest, queue } = useMailActions(form, mail);
  const { ask, dialog, title } = useSendQuestion(form);
  const queuedId = useRef('');
  return (
    <div className={styles.columns}>
      <EditForm
        form={form}
        draft={`mass mail ${mail?._id ?? 'new'}`}
        submit={values.sendOn === '' ? 'admin.mail.send' : 'admin.mail.schedule'}
        saved="admin.mail.sent"
        invalid="admin.generic.failed_please"
        failed="admin.generic.failed_please"
        ask={ask}
        actions={
          <>
            <Button
              variant="line"
              busy={saveDraft.isPending}
              onClick={() => saveDraft.mutate(form.getValues())}
              text="admin.mail.save_draft"
            />
            <Button
              variant="line"
              busy={sendTest.isPending}
              onClick={() => sendTest.mutate()}
              text="admin.mail.send_test"
            />
          </>
        }
        onSubmit={async (sent) => {
          queuedId.current = await queue(sent);
        }}
        onSaved={() => void navigate(mailPath(queuedId.current))}
      >
        <AudienceFields form={form} count={count} />
        <ContentFields form={form} />
      </EditForm>
      <MailPreview content={toContent(values)} />
      <ConfirmDialog
        {...dialog}
        title={title}
        text={values.subject}
        confirm={values.sendOn === '' ? 'admin.mail.send' : 'admin.mail.schedule'}
      />
    </div>
  );
};
