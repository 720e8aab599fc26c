import './wallet.css';
import { type ApiSchemas, Skeleton, useFormat, useTranslate } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { Figure } from '../../shared/Figure.tsx';
import { usePatient } from '../../shared/patient.ts';
import { walletQuery } from '../../shared/queries.ts';
import { Lots } from './Lots.tsx';
import { Statement } from './Statement.tsx';

const Figures = ({ wallet }: { wallet: ApiSchemas['Wallet'] }) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <dl className="kpis">
      <Figure
        name={t('panel.wallet.balance')}
        value={format.money(wallet.balance)}
        text={t('panel.wallet.balance_text')}
      />
      <Figure
        name={t('panel.wallet.held')}
        value={format.money(wallet.held)}
        text={t('panel.wallet.held_text')}
      />
      <Figure
        name={t('panel.wallet.pending')}
        value={format.money(wallet.pending)}
        text={t('panel.wallet.pending_text')}
      />
    </dl>
  );
};

/** What the wallet holds, until when, and how it came to that. */
export const Wallet = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  return (
    <>
      <section aria-labelledby="wallet">
        <div className="panel-sub">
          <h2 id="wallet">{t('panel.wallet.title')}</h2>
        </div>
        <Faces of={usePatient(walletQuery(userId))} skeleton={<Skeleton height={110} />}>
          {(wallet) => (
            <div className="wallet">
              <Figures wallet={wallet} />
              <Lots lots={wallet.lots} />
            </div>
          )}
        </Faces>
      </section>
      <Statement userId={userId} />
    </>
  );
};
