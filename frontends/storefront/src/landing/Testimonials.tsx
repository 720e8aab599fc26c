import { Avatar, layout, SectionHeader, Text } from '@sargam/kit';
import { testimonials } from '@sargam/kit/site';
import styles from './testimonials.module.css';

/** Ids of the generated portraits; no stock photographs are used. */
const personDrawings = { tasnim: 1, ovi: 6, mahmuda: 4 } as const;

export const Testimonials = () => (
  <section className={styles.testimonials} aria-labelledby="testimonials">
    <div className={layout.container}>
      <SectionHeader id="testimonials" title={<Text id="storefront.voices.title" />} />
      <div className={styles.grid}>
        {testimonials.map((name, i) => (
          <blockquote key={name} className={i === 0 ? styles.first : undefined}>
            <p>
              <Text id={`storefront.voices.${name}.words`} />
            </p>
            <footer>
              <Avatar id={personDrawings[name]} />
              <Text id={`storefront.voices.${name}.who`} />
            </footer>
          </blockquote>
        ))}
      </div>
    </div>
  </section>
);
