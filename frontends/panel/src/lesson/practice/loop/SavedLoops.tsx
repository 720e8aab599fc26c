import { Button, IconButton, typography, useI18n } from '@sargam/kit';
import { IconTrash } from '@tabler/icons-react';
import { formatLoopTime } from '../../../shared/loop-time.ts';
import styles from './loop.module.css';
import { SaveLoopForm } from './SaveLoopForm.tsx';
import type { LoopControls } from './useLoop.ts';
import type { SavedLoopControls } from './useSavedLoops.ts';

type Props = { controls: LoopControls; saved: SavedLoopControls };

/** The kept loops with the form for another one. The keys 1 to 9 open the first nine. */
export const SavedLoops = ({ controls: { loop, open }, saved: { loops, save, remove } }: Props) => {
  const { t, format } = useI18n();
  const rangeOf = (start: number, end: number): string =>
    format.digits(`${formatLoopTime(start)} – ${formatLoopTime(end)}`);
  return (
    <>
      {loop && <SaveLoopForm loop={loop} save={save} />}
      {loops.length > 0 && (
        <ol className={styles.saved} aria-label={t('panel.practice.saved.title')}>
          {loops.map(({ id, name, start, end }) => (
            <li key={id}>
              <Button variant="soft" size="small" onClick={() => open({ start, end })}>
                {name}
              </Button>
              <span className={`${typography.small} ${typography.faint} ${typography.digits}`}>
                {rangeOf(start, end)}
              </span>
              <IconButton
                small
                label="panel.practice.saved.delete"
                values={{ name }}
                onClick={() => remove.mutate(id)}
              >
                <IconTrash aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
