import { Button, layout, typography, useI18n } from '@sargam/kit';
import { TextArea } from '@sargam/kit/fields';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './notes.module.css';
import type { NoteControls, NoteDraft } from './useNotes.ts';

const MAX_LENGTH = 500;

type Props = { draft: NoteDraft; save: NoteControls['save']; close: () => void };

/** The text of a note at its second. After a failure the text stays. Needs a `key` per draft. */
export const NoteForm = ({ draft, save, close }: Props) => {
  const { t, format } = useI18n();
  const [text, setText] = useState(draft.text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!save.isPending) save.mutate({ ...draft, text: text.trim() }, { onSuccess: close });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape') close();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        label={t('panel.notes.at', { at: format.clock(draft.seconds) })}
        hint={t('panel.notes.hint')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={layout.row}>
        <Button type="submit" size="small" busy={save.isPending} text="panel.notes.save" />
        <Button variant="ghost" size="small" text="panel.notes.cancel" onClick={close} />
        <span className={layout.grow} />
        <span className={`${typography.tiny} ${typography.faint} ${typography.digits}`}>
          {t('panel.notes.length', { length: format.count(text.length), max: format.count(MAX_LENGTH) })}
        </span>
      </div>
    </form>
  );
};
