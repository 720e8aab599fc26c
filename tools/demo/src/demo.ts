// npm run demo: loads the demo data into the site at SITE_URL, or else into the site that runs from this home.
import { fill } from './fill/fill.ts';
import { siteAddress } from './fill/site-address.ts';

try {
  await fill(siteAddress(), new Date(), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Ends the other running steps too.
  process.exit(1);
}
