import {
  api,
  isApiError,
  splitGraphemes,
  toast,
  type User,
  useIdempotencyKey,
  useStudent,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usePendingAction } from '../../shared/usePendingAction.ts';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';

/** Grapheme clusters; the server counts the same way. */
export const MAX_LETTERS = 2_000;

const validateMessage = (text: string): string | undefined => {
  if (text.trim() === '') return 'kit.form.required';
  return splitGraphemes(text.trim()).length > MAX_LETTERS ? 'storefront.reach.too_long' : undefined;
};

type Message = { to: string; from: string; name: string; email: string; message: string };

/** Sends a message. `onFailure` gets the text of a message that was not sent. */
const useSendMessage = (onSuccess: () => void, onFailure: (message: string) => void) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const key = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Message) => {
      const header = { 'idempotency-key': key.keyFor(body) };
      return api.POST('/contact/student/', { params: { header }, body });
    },
    onSuccess: () => {
      key.renew();
      onSuccess();
      toast.success(t('storefront.ask.sent'));
    },
    onError: (failure, { message }) => {
      onFailure(message);
      if (!isApiError(failure, 'email-not-verified')) toast.error(errorText(failure));
    },
  });
};

/** A message to the instructor of a course. For a visitor, it is sent after the login. */
export const useInstructorMessage = (course: string, instructor: string) => {
  const user = useUser();
  const student = useStudent();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const sending = useSendMessage(
    () => setText(''),
    (message) => setText((written) => written || message),
  );

  const sendAs = ({ id, name, email = '' }: User, message: string): void =>
    sending.mutate({ to: instructor, from: id, name, email, message });
  const sendAfterLogin = usePendingAction('message', course, student, sendAs);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const invalid = validateMessage(text);
    setError(invalid);
    if (invalid) return textRef.current?.focus();
    if (!student) return sendAfterLogin(text.trim());
    if (!sending.isPending) sendAs(student, text.trim());
  };

  return {
    /** For students and visitors; visitors log in first. */
    isOffered: user === undefined || student !== undefined,
    /** Id of the user who has to verify the e-mail address first. */
    unverifiedUser: isApiError(sending.error, 'email-not-verified') ? student?.id : undefined,
    textRef,
    text,
    error,
    send,
    busy: sending.isPending,
    changeText: (newText: string): void => {
      setText(newText);
      setError(undefined);
    },
  };
};
