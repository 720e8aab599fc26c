import { type ApiSchemas, Button, Dialog, typography, useI18n } from '@sargam/kit';
import { IconTrash } from '@tabler/icons-react';
import styles from './instructor-messages.module.css';
import { TemplateForm } from './TemplateForm.tsx';
import { useTemplates } from './useTemplates.ts';

type Template = ApiSchemas['ReplyTemplate'];

const Row = ({ template: { _id, title, text } }: { template: Template }) => {
  const { t } = useI18n();
  const { remove } = useTemplates();
  return (
    <li>
      <div>
        <b className={typography.bold}>{title}</b>
        <p className={`${typography.small} ${typography.muted}`}>{text}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        busy={remove.isPending}
        icon={<IconTrash aria-hidden />}
        aria-label={t('panel.templates.delete_label', { title })}
        onClick={() => remove.mutate(_id)}
        text="panel.templates.delete"
      />
    </li>
  );
};

type Props = { open: boolean; onClose: () => void; templates: readonly Template[]; text: string };

/** The reply templates of the instructor: list, delete, and save a new one. `text`: the first text of a new one. */
export const TemplatesDialog = ({ open, onClose, templates, text }: Props) => {
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('panel.templates.title')}
      actions={<Button variant="line" onClick={onClose} text="kit.close" />}
    >
      <div className={styles.dialog}>
        {templates.length === 0 ? (
          <p className={typography.muted}>{t('panel.templates.empty')}</p>
        ) : (
          <ul className={styles.templateList}>
            {templates.map((template) => (
              <Row key={template._id} template={template} />
            ))}
          </ul>
        )}
        <TemplateForm text={text} />
      </div>
    </Dialog>
  );
};
