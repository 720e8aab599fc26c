import { api, Button, toAsciiDigits, toast, useI18n } from '@sargam/kit';
import { NumberField } from '@sargam/kit/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { journalQuery } from '../../../shared/queries.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';
import styles from './journal.module.css';

const MAX_MINUTES = 10_000;

const parseMinutes = (typed: string): number | undefined => {
  const digits = toAsciiDigits(typed.trim());
  if (digits === '') return 0;
  const minutes = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return minutes <= MAX_MINUTES ? minutes : undefined;
};

/** The wished minutes in seven days. Empty removes the goal. */
export const GoalForm = ({ minutes }: { minutes: number }) => {
  const { t, format } = useI18n();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const save = useMutation({
    mutationFn: (wanted: number) => api.PUT('/learning/practice-goal', { body: { minutes: wanted } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: journalQuery().queryKey });
      setTyped(undefined);
      toast.success(t('panel.journal.goal_saved'));
    },
    onError: (error) => toast.error(failureText(error)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = parseMinutes(typed ?? String(minutes));
    setInvalid(wanted === undefined);
    if (wanted !== undefined) save.mutate(wanted);
  };
  return (
    <form className={styles.goal} onSubmit={submit} noValidate>
      <NumberField
        label={t('panel.journal.goal')}
        suffix={t('panel.journal.minutes')}
        inputMode="numeric"
        value={typed ?? (minutes === 0 ? '' : format.count(minutes))}
        error={isInvalid ? t('panel.journal.goal_invalid') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="line" busy={save.isPending} text="panel.journal.save" />
    </form>
  );
};
