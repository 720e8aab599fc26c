import { Button, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { type FilterProps, MessageBox } from './MessageBox.tsx';
import { MessageItem } from './MessageItem.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { type StudentMessage, useStudentMessages } from './useMessages.ts';

const FromTo = ({ from, name, to, toName }: StudentMessage) => (
  <>
    <ScreenLink to={`/viewuser?id=${from}`}>{name}</ScreenLink>
    {' → '}
    <ScreenLink to={`/instructorview/${to}`}>{toName}</ScreenLink>
  </>
);

/** Messages of students to instructors, which admins may answer too. */
export const StudentMessages = (filtering: FilterProps) => {
  const t = useTranslate();
  const list = useStudentMessages(filtering.filter);
  const [asked, setAsked] = useState<StudentMessage>();
  return (
    <>
      <MessageBox
        title="admin.menu.messages_student"
        fileName="sargam-student-messages"
        {...filtering}
        list={list}
        item={(message) => (
          <MessageItem
            {...message}
            from={<FromTo {...message} />}
            action={
              !message.status && (
                <Button
                  variant="line"
                  size="small"
                  aria-label={`${t('admin.message.reply')}: ${message.name}`}
                  onClick={() => setAsked(message)}
                  text="admin.message.reply"
                />
              )
            }
          />
        )}
      />
      <ReplyDialog message={asked} onClose={() => setAsked(undefined)} />
    </>
  );
};
