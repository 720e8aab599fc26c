import '@sargam/kit/form-page.css';
import { Text } from '@sargam/kit';
import { formPagePianoKeys } from '@sargam/kit/site';
import type { ReactNode } from 'react';
import { PianoKeys } from './PianoKeys.tsx';

type Props = { title: string; text?: ReactNode; wide?: boolean; children: ReactNode };

/** `title`: a text key. A card with a form; decorative keys beside it on wide screens. */
export const FormCard = ({ title, text, wide, children }: Props) => (
  <div className={wide ? 'gate wide' : 'gate'}>
    <div className="wrap">
      <section className="gate-card">
        <h1>
          <Text id={title} />
        </h1>
        {text && <p className="muted">{text}</p>}
        {children}
      </section>
      <PianoKeys className="gate-keys" keys={formPagePianoKeys} />
    </div>
  </div>
);
