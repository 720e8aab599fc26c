import { api, isApiError, splitGraphemes, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';
import { refetchReviews, type WrittenReview } from './queries.ts';

const MIN_LETTERS = 10;
export const MAX_LETTERS = 2_000;

type Errors = { rating?: string; text?: string };

const validate = (rating: number, text: string): Errors => {
  const letters = splitGraphemes(text.trim()).length;
  return {
    ...(rating === 0 && { rating: 'storefront.reviews.rating_missing' }),
    ...(letters < MIN_LETTERS && { text: 'storefront.reviews.too_short' }),
    ...(letters > MAX_LETTERS && { text: 'storefront.reach.too_long' }),
  };
};

/** The rules of the terms (decision B20), by the code of the refusal. */
const ruleTexts: Readonly<Record<string, string>> = {
  'review-has-email': 'storefront.reviews.rule.email',
  'review-has-phone': 'storefront.reviews.rule.phone',
  'review-has-link': 'storefront.reviews.rule.link',
  'review-has-word': 'storefront.reviews.rule.word',
};

/** The stars and words of the student's own review. A refused text stays in the form. */
export const useReviewForm = (course: string, review: WrittenReview | null, onSaved: () => void) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [errors, setErrors] = useState<Errors>({});

  const saving = useMutation({
    mutationFn: () =>
      api.PUT('/learning/review/{courseId}', {
        params: { path: { courseId: course } },
        body: { rating, text: text.trim() },
      }),
    onSuccess: async () => {
      toast.success(t('storefront.reviews.saved'));
      await refetchReviews(course);
      onSaved();
    },
    onError: (failure) => {
      const rule = isApiError(failure) ? ruleTexts[failure.code] : undefined;
      if (rule) setErrors({ text: rule });
      else toast.error(errorText(failure));
    },
  });

  const save = (event: FormEvent): void => {
    event.preventDefault();
    const found = validate(rating, text);
    setErrors(found);
    const invalid = found.rating ? 'input' : found.text ? 'textarea' : undefined;
    if (invalid) return form.current?.querySelector<HTMLElement>(invalid)?.focus();
    if (!saving.isPending) saving.mutate();
  };

  return {
    form,
    rating,
    text,
    errors,
    busy: saving.isPending,
    save,
    changeRating: (changed: number): void => {
      setRating(changed);
      setErrors(({ text }) => (text ? { text } : {}));
    },
    changeText: (changed: string): void => {
      setText(changed);
      setErrors(({ rating }) => (rating ? { rating } : {}));
    },
  };
};
