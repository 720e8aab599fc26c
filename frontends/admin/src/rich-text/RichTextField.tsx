import { Skeleton, useTranslate } from '@sargam/kit';
import type { FieldPath, FieldValues, UseFormReturn } from '@sargam/kit/forms';
import { useController } from '@sargam/kit/forms';
import { lazy, Suspense, useId } from 'react';
import styles from './rich-text.module.css';

const RichTextEditor = lazy(() => import('./RichTextEditor.tsx'));

type Props<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  name: FieldPath<T>;
  /** The text key of the label. */
  label: string;
  lang: 'en' | 'bn';
};

/** Rich text as HTML, which the server sanitises (decision L5). */
export const RichTextField = <T extends FieldValues, R>({ form, name, label, lang }: Props<T, R>) => {
  const t = useTranslate();
  const messageId = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const message = fieldState.error?.message;
  const visibleLabel = `${t(label)} (${t(`kit.language.${lang}`)})`;
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {visibleLabel}
      </span>
      <Suspense fallback={<Skeleton className={styles.loading} />}>
        <RichTextEditor
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          label={visibleLabel}
          lang={lang}
          isInvalid={message !== undefined}
          describedBy={message === undefined ? undefined : messageId}
        />
      </Suspense>
      {message !== undefined && (
        <p id={messageId} className={styles.message}>
          {t(message)}
        </p>
      )}
    </div>
  );
};
