import './figures.css';
import type { ReactNode } from 'react';

type Props = { name: string; value: ReactNode; text?: ReactNode };

/** One entry of a `<dl className="kpis">`. */
export const Figure = ({ name, value, text }: Props) => (
  <div className="kpi">
    <dt className="sm muted">{name}</dt>
    <dd>
      <span className="v">{value}</span>
      {text && <span className="sm faint">{text}</span>}
    </dd>
  </div>
);
