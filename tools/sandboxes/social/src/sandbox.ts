import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
import { lastResort, nothingHere } from '@sargam/sandbox-shared/unanswered';
import express from 'express';
import { adminCalls } from './admin/admin.ts';
import { facebookCalls } from './facebook/facebook.ts';
import { googleCalls } from './google/google.ts';
import { overviewPage } from './page/overview.ts';
import { pictureOf } from './people/picture.ts';
import type { Settings } from './settings.ts';
import { openSocial } from './social.ts';

/** The whole sandbox but its listener. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const social = openSocial(settings, log);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  app.get('/picture/:id.png', (request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('png').send(pictureOf(request.params.id));
  });
  app.use(overviewPage(social));
  app.use(googleCalls(social));
  app.use(facebookCalls(social));
  app.use('/sandbox', adminCalls(social));
  app.use(nothingHere, lastResort(log));
  return {
    app,
    close: () => {
      social.calls.stop();
      social.journal.close();
    },
  };
};
