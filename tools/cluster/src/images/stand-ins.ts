/** The servers of charts/sargam-backing; each has a stand-in image `sargam/stand-in-NAME`. */
export const standIns = ['postgres', 'redis', 'kafka', 's3', 'mail', 'mongo'] as const;
