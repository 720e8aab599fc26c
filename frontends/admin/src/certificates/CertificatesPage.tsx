import { api, apiGet, Button, layout } from '@sargam/kit';
import { useState } from 'react';
import { useAction } from '../form/index.ts';
import { ListPage, SelectFilter, type TableColumn, useList, useListState } from '../table/index.ts';
import { type Certificate, certificateStates } from './certificate.ts';
import { certificateColumns } from './certificate-columns.tsx';
import { MarksDialog } from './MarksDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

type Dialog = { kind: 'marks' | 'revoke'; certificate: Certificate };

/** Marks the application as provided; refused before both exams are passed (decision B16). */
const useProvide = () =>
  useAction(({ _id: id }: Certificate) => api.GET('/user/certificate/{id}', { params: { path: { id } } }), {
    saved: 'admin.certificate.provided',
    failed: 'admin.certificate.failed',
    refresh: '/user/certificate',
  });

type ActionProps = {
  certificate: Certificate;
  provide: ReturnType<typeof useProvide>;
  open: (dialog: Dialog) => void;
};

const Actions = ({ certificate, provide, open }: ActionProps) => {
  const isProviding = provide.isPending && provide.variables._id === certificate._id;
  // A certificate without a code was provided by an earlier version; providing it again prints it.
  if (certificate.state === 'provided' && certificate.code)
    return (
      <Button
        variant="line"
        size="small"
        onClick={() => open({ kind: 'revoke', certificate })}
        text="admin.certificate.revoke"
      />
    );
  return (
    <div className={`${layout.row} ${layout.wrapping}`}>
      {certificate.state !== 'provided' && (
        <Button
          variant="line"
          size="small"
          onClick={() => open({ kind: 'marks', certificate })}
          text="admin.certificate.marks"
        />
      )}
      <Button
        size="small"
        busy={isProviding}
        onClick={() => provide.mutate(certificate)}
        text="admin.certificate.mark"
      />
    </div>
  );
};

const actionColumn = (props: Omit<ActionProps, 'certificate'>): TableColumn<Certificate> => ({
  key: 'actions',
  header: 'admin.actions',
  hideHeader: true,
  fixed: true,
  narrow: 'full',
  cell: (certificate) => <Actions {...props} certificate={certificate} />,
});

export default function CertificatesPage() {
  const list = useListState({ pageSize: 20, filters: { state: certificateStates } });
  const result = useList(apiGet('/user/certificatelist/work', { query: list.query }));
  const [dialog, setDialog] = useState<Dialog>();
  const provide = useProvide();
  const close = (): void => setDialog(undefined);
  return (
    <ListPage
      title="admin.menu.certificates"
      filters={
        <SelectFilter
          list={list}
          name="state"
          label="admin.orders.col.state"
          values={certificateStates}
          textKey={(value) => `admin.certificate.state.${value}`}
        />
      }
      name="certificates"
      columns={[...certificateColumns, actionColumn({ provide, open: setDialog })]}
      list={list}
      result={result}
      isHighlighted={({ state }) => state === 'provided'}
    >
      {dialog?.kind === 'marks' && <MarksDialog certificate={dialog.certificate} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeDialog certificate={dialog.certificate} onClose={close} />}
    </ListPage>
  );
}
