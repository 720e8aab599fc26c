import { Button, layout, typography, useI18n } from '@sargam/kit';
import { SwitchField } from '@sargam/kit/fields';
import { IconRepeat, IconX } from '@tabler/icons-react';
import practiceStyles from '../practice.module.css';
import { LoopBar } from './LoopBar.tsx';
import { LoopTimeField } from './LoopTimeField.tsx';
import styles from './loop.module.css';
import { SavedLoops } from './SavedLoops.tsx';
import type { LoopControls } from './useLoop.ts';
import type { SavedLoopControls } from './useSavedLoops.ts';

type Props = { video: HTMLVideoElement; controls: LoopControls; saved: SavedLoopControls };

const LoopButtons = ({ loop, active, setStart, setEnd, toggle, clear }: LoopControls) => {
  const { t } = useI18n();
  return (
    <div className={`${layout.row} ${layout.wrapping}`}>
      <Button variant="line" size="small" text="panel.practice.loop.set_start" onClick={setStart} />
      <Button variant="line" size="small" text="panel.practice.loop.set_end" onClick={setEnd} />
      <Button
        variant={active ? 'solid' : 'line'}
        size="small"
        icon={<IconRepeat aria-hidden />}
        aria-pressed={active !== undefined}
        disabled={!loop}
        text="panel.practice.loop.repeat"
        onClick={toggle}
      />
      {loop && (
        <Button variant="ghost" size="small" icon={<IconX aria-hidden />} onClick={clear}>
          {t('panel.practice.loop.clear')}
        </Button>
      )}
    </div>
  );
};

/** The loop from A to B: set at the current position, by its handles, or typed to a tenth of a second. */
export const LoopSection = ({ video, controls, saved }: Props) => {
  const { t } = useI18n();
  const { loop, rounds, move, snapping } = controls;
  return (
    <section className={`${practiceStyles.section} ${styles.loop}`} aria-labelledby="practice-loop">
      <div className={`${layout.row} ${layout.spaceBetween} ${layout.wrapping}`}>
        <h2 id="practice-loop">{t('panel.practice.loop.title')}</h2>
        {loop && (
          <output className={`${typography.small} ${typography.faint} ${typography.digits}`}>
            {t('panel.practice.loop.rounds', { count: rounds })}
          </output>
        )}
      </div>
      <LoopButtons {...controls} />
      {loop && <LoopBar video={video} loop={loop} controls={controls} />}
      {loop && (
        <div className={styles.times}>
          <LoopTimeField point="start" loop={loop} move={(to) => move('start', to)} />
          <LoopTimeField point="end" loop={loop} move={(to) => move('end', to)} />
        </div>
      )}
      {snapping.canSnap && (
        <SwitchField
          label={t('panel.practice.loop.snap')}
          hint={t('panel.practice.loop.snap_hint')}
          checked={snapping.isOn}
          onChange={(event) => snapping.setOn(event.target.checked)}
        />
      )}
      {saved.isLoggedIn && <SavedLoops controls={controls} saved={saved} />}
    </section>
  );
};
