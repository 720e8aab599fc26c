/** The servers of charts/sargam-backing, and the image of backups; each has a stand-in image `sargam/stand-in-NAME`. */
export const standIns = ['postgres', 'redis', 'kafka', 's3', 'mail', 'mongo', 'backup'] as const;
