export { DateRangePicker as default } from '@sargam/kit/dates';
