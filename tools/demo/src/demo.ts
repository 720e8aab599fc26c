// npm run demo: fills the demo data into the site that runs from this home, or at SITE_URL.
import { fill } from './fill/fill.ts';
import { siteAddress } from './fill/site-address.ts';

try {
  await fill(siteAddress(), new Date(), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // What else was under way need not be waited for.
  process.exit(1);
}
