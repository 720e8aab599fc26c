export { type DateRange, DateRangePicker } from './DateRangePicker.tsx';
