import { Button, ScriptForm, splitGraphemes, typography, useTranslate } from '@sargam/kit';
import { TextArea } from '@sargam/kit/fields';
import { VerifyEmailAlert } from '../../account/VerifyEmailAlert.tsx';
import styles from './instructor-message.module.css';
import { MAX_LETTERS, useInstructorMessage } from './useInstructorMessage.ts';

type Props = { course: string; instructor: { _id: string; name: string } };

/** The instructor answers by e-mail. */
export const InstructorMessageForm = ({ course, instructor }: Props) => {
  const t = useTranslate();
  const { isOffered, unverifiedUser, textRef, text, error, send, busy, changeText } = useInstructorMessage(
    course,
    instructor._id,
  );
  if (!isOffered) return null;
  return (
    <ScriptForm className={styles.form} onSubmit={send} aria-labelledby="ask-instructor">
      <h3 id="ask-instructor">{t('storefront.ask.title', { name: instructor.name })}</h3>
      <p className={typography.muted}>{t('storefront.ask.text')}</p>
      <TextArea
        ref={textRef}
        label={t('storefront.ask.message')}
        rows={4}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        error={error && t(error)}
        hint={t('storefront.gift.counted', { count: splitGraphemes(text).length, most: MAX_LETTERS })}
      />
      {unverifiedUser && <VerifyEmailAlert user={unverifiedUser} title="storefront.ask.verify" />}
      <Button type="submit" busy={busy} text="storefront.contact.send" />
    </ScriptForm>
  );
};
