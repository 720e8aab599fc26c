import {
  api,
  isApiError,
  splitGraphemes,
  toast,
  type User,
  unwrap,
  useStudent,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usePendingAction } from '../../shared/usePendingAction.ts';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';

/** Letters as people count them; the server counts likewise. */
export const MAX_LETTERS = 2_000;

const validateMessage = (text: string): string | undefined => {
  if (text.trim() === '') return 'kit.form.required';
  return splitGraphemes(text.trim()).length > MAX_LETTERS ? 'storefront.reach.too_long' : undefined;
};

/** A message to the instructor of a course. A visitor logs in first, and finds it sent. */
export const useInstructorMessage = (course: string, instructor: string) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const user = useUser();
  const student = useStudent();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();

  const sending = useMutation({
    mutationFn: (body: { to: string; from: string; name: string; email: string; message: string }) =>
      unwrap(api.POST('/contact/student/', { body })),
    onSuccess: () => {
      setText('');
      toast.success(t('storefront.ask.sent'));
    },
    onError: (error, { message }) => {
      setText((written) => written || message);
      if (!isApiError(error, 'email-not-verified')) toast.error(errorText(error));
    },
  });

  const sendAs = ({ id, name, email = '' }: User, message: string): void =>
    sending.mutate({ to: instructor, from: id, name, email, message });
  const sendLater = usePendingAction('message', course, student, sendAs);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = validateMessage(text);
    setFault(wrong);
    if (wrong) return box.current?.focus();
    if (!student) return sendLater(text.trim());
    if (!sending.isPending) sendAs(student, text.trim());
  };

  return {
    /** Students write, and visitors who are to log in first. */
    offered: user === undefined || student !== undefined,
    /** Who has to prove their address before they can write. */
    unproven: isApiError(sending.error, 'email-not-verified') ? student?.id : undefined,
    ...{ box, text, fault, send, busy: sending.isPending },
    write: (wanted: string): void => {
      setText(wanted);
      setFault(undefined);
    },
  };
};
