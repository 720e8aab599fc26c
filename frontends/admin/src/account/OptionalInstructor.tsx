import { Button, typography, useTranslate } from '@sargam/kit';
import { InstructorPicker, type PickerOption } from '../picker/index.ts';
import styles from './account.module.css';

type Props = { value: PickerOption | undefined; onChange: (option: PickerOption | undefined) => void };

/** The instructor of the account, or N/A. */
export const OptionalInstructor = ({ value, onChange }: Props) => {
  const t = useTranslate();
  return (
    <div>
      <div className={styles.instructor}>
        <InstructorPicker value={value ?? { id: '', name: t('admin.new_account.na') }} onChange={onChange} />
        {value && <Button variant="line" onClick={() => onChange(undefined)} text="admin.new_account.na" />}
      </div>
      <p className={`${typography.small} ${typography.muted}`}>{t('admin.new_account.instructor_text')}</p>
    </div>
  );
};
