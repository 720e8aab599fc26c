import { api, toast, useIdempotencyKey, useTranslate } from '@sargam/kit';
import { type UseFormReturn, useApplyServerErrors } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchStartingWith, useFailureText } from '../form/index.ts';
import { type Base, type MailValues, toContent, toDraft, toMail } from './mail-schema.ts';
import type { MassMail } from './mass-mail.ts';

type MailForm = UseFormReturn<MailValues, unknown, MailValues>;

const contentFields = ['subject', 'subjectBn', 'message', 'messageBn'] as const;

/** Saves the draft, mails a test to the user, and queues the mail. */
export const useMailActions = (form: MailForm, mail: MassMail | undefined) => {
  const t = useTranslate();
  const failureText = useFailureText('admin.generic.failed_please');
  const [base, setBase] = useState<Base>(mail ? { _id: mail._id, version: mail.version } : {});
  const key = useIdempotencyKey();
  const applyServerErrors = useApplyServerErrors();
  const onError = (error: unknown): void => {
    applyServerErrors(form, error);
    toast.error(failureText(error));
  };

  const saveDraft = useMutation({
    mutationFn: (values: MailValues) => api.POST('/mass-mail/draft', { body: toDraft(values, base) }),
    onSuccess: ({ data }, values) => {
      setBase({ _id: data._id, version: data.version });
      // The saved values are the new defaults; what is typed in the meantime stays.
      form.reset(values, { keepValues: true });
      toast.success(t('admin.mail.draft_saved'));
      return refetchStartingWith('/mass-mail/');
    },
    onError,
  });

  const sendTest = useMutation({
    mutationFn: async () => {
      if (!(await form.trigger(contentFields, { shouldFocus: true }))) return false;
      await api.POST('/mass-mail/test', { body: toContent(form.getValues()) });
      return true;
    },
    onSuccess: (isSent) => void (isSent && toast.success(t('admin.mail.test_sent'))),
    onError,
  });

  const queue = async (values: MailValues): Promise<string> => {
    const body = toMail(values, base);
    const { data } = await api.POST('/mass-mail/', {
      params: { header: { 'idempotency-key': key.keyFor(body) } },
      body,
    });
    key.renew();
    await refetchStartingWith('/mass-mail/');
    return data._id;
  };
  return { saveDraft, sendTest, queue };
};
