import { Button, useI18n } from '@sargam/kit';
import { SelectField } from '@sargam/kit/fields';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replyTemplatesQuery } from '../../shared/queries.ts';
import styles from './instructor-messages.module.css';
import { TemplatesDialog } from './TemplatesDialog.tsx';

type Props = {
  onChoose: (text: string) => void;
  /** The typed reply, which can be saved as a template. */
  reply: string;
};

/** Inserts a template, and opens the list of templates. */
export const TemplateChoice = ({ onChoose, reply }: Props) => {
  const { t } = useI18n();
  const { data } = useQuery(replyTemplatesQuery());
  const [isOpen, setOpen] = useState(false);
  const templates = data?.data ?? [];
  const choose = (id: string): void => {
    const template = templates.find(({ _id }) => _id === id);
    if (template) onChoose(template.text);
  };
  return (
    <div className={styles.templates}>
      {templates.length > 0 && (
        <SelectField
          label={t('panel.templates.insert')}
          value=""
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('panel.templates.choose')}</option>
          {templates.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        variant="ghost"
        size="small"
        icon={<IconBookmark aria-hidden />}
        onClick={() => setOpen(true)}
        text="panel.templates.open"
      />
      <TemplatesDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        text={reply.trim()}
        templates={templates}
      />
    </div>
  );
};
