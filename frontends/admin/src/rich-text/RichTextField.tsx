import { toast, useTranslate } from '@sargam/kit';
import type { FieldPath, FieldValues, UseFormReturn } from '@sargam/kit/forms';
import { useController } from '@sargam/kit/forms';
import kitRichText from '@sargam/kit/rich-text.module.css';
import { useId, useRef } from 'react';
import styles from './rich-text.module.css';
import { useLazyEditor } from './useLazyEditor.ts';

type Props<T extends FieldValues, R> = {
  form: UseFormReturn<T, unknown, R>;
  name: FieldPath<T>;
  /** The text key of the label. */
  label: string;
  lang: 'en' | 'bn';
};

/**
 * Rich text as HTML, which the server sanitises (decision L5). The editor is larger than the screens, so it is loaded when the field gets
 * the focus; before, the field shows the text.
 */
export const RichTextField = <T extends FieldValues, R>({ form, name, label, lang }: Props<T, R>) => {
  const t = useTranslate();
  const messageId = useId();
  const text = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ control: form.control, name });
  const { loaded, isLoading, load, prefetch } = useLazyEditor(
    text,
    () => void toast.error(t('admin.generic.failed_please')),
  );
  const message = fieldState.error?.message;
  const visibleLabel = `${t(label)} (${t(`kit.language.${lang}`)})`;
  const value = String(field.value ?? '');
  const describedBy = message === undefined ? undefined : messageId;
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {visibleLabel}
      </span>
      {loaded ? (
        <loaded.Editor
          focusOnMount={loaded.focusOnMount}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          label={visibleLabel}
          lang={lang}
          isInvalid={message !== undefined}
          describedBy={describedBy}
        />
      ) : (
        <div className={message === undefined ? styles.editor : `${styles.editor} ${styles.invalid}`}>
          <div
            ref={text}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea cannot show formatted text
            role="textbox"
            aria-multiline="true"
            aria-label={visibleLabel}
            aria-describedby={describedBy}
            aria-invalid={message !== undefined}
            aria-busy={isLoading}
            tabIndex={0}
            lang={lang}
            className={`${kitRichText.richText} ${styles.editable} ${styles.closed}`}
            onPointerEnter={prefetch}
            onFocus={load}
            // The server has sanitised the saved text, and the editor an unsaved one.
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </div>
      )}
      {message !== undefined && (
        <p id={messageId} className={styles.message}>
          {t(message)}
        </p>
      )}
    </div>
  );
};
