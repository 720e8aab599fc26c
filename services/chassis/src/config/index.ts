export {
  type KafkaValues,
  kafkaSettings,
  type MongoValues,
  mailSettings,
  mongoServiceSettings,
  mongoSettings,
  type ObjectValues,
  objectSettings,
  type PostgresValues,
  type ProcessValues,
  postgresServiceSettings,
  postgresSettings,
  processSettings,
  type RedisValues,
  redisSettings,
} from './common-settings.ts';
export { describeSettings } from './describe-settings.ts';
export { environmentName, loadSettings, SettingsError } from './load-settings.ts';
export { toRunningRoleUrl } from './running-role-url.ts';
export { type Setting, type SettingSchema, type Settings, type SettingsOf, setting } from './setting.ts';
