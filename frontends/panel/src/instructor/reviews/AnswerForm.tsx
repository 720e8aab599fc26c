import { api, Button, layout, toast, useI18n } from '@sargam/kit';
import { Form, TextArea, useFieldProps, useForm, useWatch, z, zodResolver } from '@sargam/kit/forms';
import { useEffect } from 'react';
import { countLetters, MAX_LETTERS, messageText } from '../../messages/message-schema.ts';
import { useShowMessageFailure } from '../../messages/useShowMessageFailure.ts';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import type { StaffReview } from './Review.tsx';
import styles from './reviews.module.css';

const schema = z.object({ text: messageText(MAX_LETTERS.message) });

type Props = { review: StaffReview; onClose: () => void };

/** Writes the public answer to a review, changes or deletes it. A refused text stays in the field. */
export const AnswerForm = ({ review, onClose }: Props) => {
  const { t, format } = useI18n();
  const params = { path: { id: review._id } };
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text: review.answer?.text ?? '' },
  });
  const showFailure = useShowMessageFailure(form, 'text');
  const text = useWatch({ control: form.control, name: 'text' });
  useEffect(() => form.setFocus('text'), [form]);

  const send = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await change();
    } catch (error) {
      return showFailure(error);
    }
    toast.success(t(done));
    await invalidatePaths('/reviews/', `/course/${review.courseId}/reviews`);
    onClose();
  };

  return (
    <Form
      form={form}
      className={styles.form}
      aria-label={t('panel.reviews.answer_to', { name: review.userName || t('panel.reviews.student') })}
      onSubmit={(body) =>
        send(() => api.PUT('/reviews/answer/{id}', { params, body }), 'panel.reviews.answer_saved')
      }
    >
      <TextArea
        {...useFieldProps(form, 'panel.reviews')('text', { label: 'panel.reviews.your_answer' })}
        rows={4}
        hint={t('panel.reviews.public', {
          count: format.count(countLetters(text)),
          most: format.count(MAX_LETTERS.message),
        })}
      />
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button type="submit" busy={form.formState.isSubmitting} text="panel.reviews.save" />
        {review.answer && (
          <Button
            variant="line"
            onClick={() =>
              void send(() => api.DELETE('/reviews/answer/{id}', { params }), 'panel.reviews.answer_deleted')
            }
            text="panel.reviews.delete"
          />
        )}
        <Button variant="ghost" onClick={onClose} text="kit.cancel" />
      </div>
    </Form>
  );
};
