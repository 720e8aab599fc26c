import { backupRank } from '@sargam/backup/service-stores';
import type { ChartPart } from './chart-part.ts';
import type { ValueGroup } from './value-tree.ts';

/** What the backups of all services share. */
export const globalBackup: ValueGroup = {
  comment: 'Backups of all services into one volume (docs/operations.md)',
  group: {
    enabled: { comment: 'Whether the CronJobs are created', value: false },
    image: {
      comment: 'Image with pg_dump, from deploy/docker/backup.Dockerfile',
      value: 'sargam/backup:0.1.0',
    },
    claim: {
      comment:
        'PersistentVolumeClaim of the backups, with access mode ReadWriteMany and an encrypted volume; you create it',
      value: 'sargam-backup',
    },
    keep: {
      comment: 'Number of kept backups of each content (database, buckets, topics) of each service',
      value: 14,
    },
  },
};

/** Minutes between the backups of two services, which follow each other in the order of a restore (decision C15). */
const BACKUP_MINUTES = 5;

/** The schedules of a service with a database or buckets. */
export const backupValues = ({ name, saves }: ChartPart): Record<string, ValueGroup> => {
  const minute = backupRank(name) * BACKUP_MINUTES;
  return saves
    ? {
        backup: {
          comment:
            'When backups are made, in the time of Dhaka; a service is saved before those that it calls or whose events it handles',
          group: {
            database: { comment: 'Schedule for the database and the buckets', value: `${minute} 2 * * *` },
            topics: {
              comment: 'Schedule for the topics; at least every ten days',
              value: `${minute} 3 * * 0`,
            },
          },
        },
      }
    : {};
};
