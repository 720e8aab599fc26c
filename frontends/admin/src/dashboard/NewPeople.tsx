import { Avatar, Badge, layout, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { DateTimeCell, PersonCell } from '../table/index.ts';
import { Panel } from './Panel.tsx';
import { SelectBox } from './SelectBox.tsx';
import { ShortList } from './ShortList.tsx';
import { type PeopleKind, peopleKinds, usePeople } from './usePeople.ts';

/** The five newest users of a kind, and ended subscriptions. */
export const NewPeople = () => {
  const t = useTranslate();
  const [kind, setKind] = useState<PeopleKind>('student');
  return (
    <Panel
      title="admin.dashboard.people"
      all={peopleKinds[kind].list}
      query={usePeople(kind)}
      head={
        <SelectBox
          label={t('admin.dashboard.kind')}
          value={kind}
          onChange={setKind}
          options={(Object.keys(peopleKinds) as PeopleKind[]).map((value) => ({
            value,
            text: t(`admin.dashboard.people_kind.${value}`),
          }))}
        />
      }
    >
      {(rows) => (
        <ShortList rows={rows} rowKey={({ key }) => key}>
          {(person) => (
            <>
              <Avatar id={person.id} photo={person.photo} />
              <div className={layout.grow}>
                <PersonCell id={person.id} name={person.name} email={person.email} />
                <DateTimeCell at={person.at} />
              </div>
              {person.verified !== undefined && (
                <Badge
                  kind={person.verified ? 'success' : 'warning'}
                  text={person.verified ? 'admin.dashboard.verified' : 'admin.dashboard.not_verified'}
                />
              )}
              {person.note && <Badge>{person.note}</Badge>}
            </>
          )}
        </ShortList>
      )}
    </Panel>
  );
};
