import './person.css';
import { personArt, personBox } from '../../art/index.ts';
import { Svg } from '../Art/Art.tsx';

type Props = { id: string | number; photo?: string | null; alt?: string };

/** A small photograph that hangs, or a drawing where there is none. Decoration unless `alt` names the person. */
export const PersonPhoto = ({ id, photo, alt = '' }: Props) => (
  <span className="ava">
    <PersonPicture id={id} photo={photo} alt={alt} />
  </span>
);

/** The same without a frame: fills whatever it is in. */
export const PersonPicture = ({ id, photo, alt = '' }: Props) =>
  photo ? (
    <img className="person" src={photo} alt={alt} loading="lazy" decoding="async" />
  ) : (
    <Svg className="person" box={personBox} inside={personArt(id)} fit="xMidYMax slice" />
  );
