import { layout, Text, typography } from '@sargam/kit';
import formPage from '@sargam/kit/form-page.module.css';
import { formPagePianoKeys } from '@sargam/kit/site';
import type { ReactNode } from 'react';
import { PianoKeys } from './PianoKeys.tsx';

type Props = { title: string; text?: ReactNode; wide?: boolean; children: ReactNode };

/** A card with a form. On wide screens decorative piano keys are beside it. `title` is the key of a text. */
export const FormCard = ({ title, text, wide, children }: Props) => (
  <div className={wide ? `${formPage.page} ${formPage.wide}` : formPage.page}>
    <div className={layout.container}>
      <section className={formPage.card}>
        <h1>
          <Text id={title} />
        </h1>
        {text && <p className={typography.muted}>{text}</p>}
        {children}
      </section>
      <PianoKeys keys={formPagePianoKeys} />
    </div>
  </div>
);
