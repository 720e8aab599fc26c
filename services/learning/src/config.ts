import { objectSettings, postgresServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...postgresServiceSettings,
  ...objectSettings,
  enrolmentSource: setting.oneOf(
    'Where reads take access from: the decisions of commerce, or the grants of this service',
    ['commerce', 'grants'],
    { default: 'commerce' },
  ),
  catalogueAddress: setting.address('Address of catalogue, which decides whether a course is on sale'),
  siteUrl: setting.siteUrl('Address of the site, printed on certificates.'),
  videoSecret: setting.key('Signs the addresses of videos and files.', 'local-video-secret'),
  videoSecretsBefore: setting.list('Earlier values of VIDEO_SECRET; remove them after VIDEO_ADDRESS_LIFE', {
    default: '',
    secret: true,
  }),
  openUploadsMb: setting.integer(
    'Size of all videos that one person has announced or uploaded and that no lesson uses, in MB; not less than VIDEO_LIMIT_MB of the gateway',
    { default: 10_240, min: 100 },
  ),
  videoAddressLife: setting.duration('How long a signed URL is valid.', { default: '1h' }),
};

export type LearningSettings = SettingsOf<typeof settings>;
