import { Button, useI18n } from '@sargam/kit';
import { TextField } from '@sargam/kit/fields';
import { type FormEvent, useRef, useState } from 'react';
import styles from './loop.module.css';
import type { Loop } from './loop.ts';
import type { SavedLoopControls } from './useSavedLoops.ts';

const MAX_NAME = 60;

type Props = { loop: Loop; save: SavedLoopControls['save'] };

/** Keeps the loop on the screen under a name. After a failure the name stays. */
export const SaveLoopForm = ({ loop, save }: Props) => {
  const { t } = useI18n();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  // A repeat after a lost answer has the same id. Another name or loop has another id, because the first one may be saved.
  const unconfirmed = useRef({ id: '', content: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const body = { name: name.trim(), ...loop };
    const content = JSON.stringify(body);
    if (unconfirmed.current.content !== content) unconfirmed.current = { id: crypto.randomUUID(), content };
    const onSuccess = (): void => {
      unconfirmed.current = { id: '', content: '' };
      setName('');
    };
    save.mutate({ id: unconfirmed.current.id, ...body }, { onSuccess });
  };
  return (
    <form className={styles.save} onSubmit={submit} noValidate>
      <TextField
        label={t('panel.practice.saved.name')}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        error={isMissing ? t('panel.practice.saved.name_missing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="line" busy={save.isPending} text="panel.practice.saved.save" />
    </form>
  );
};
